# What `cmake --install` installs: both libraries, the header, the files for pkg-config and CMake, the program
# and its man page. Every file finds the others relative to itself, so the tree can be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/kakutei)

install(TARGETS kakutei kakutei-photo shared EXPORT kakutei INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(TARGETS cli)
install(FILES engine/include/kakutei.h engine/include/kakutei_photo.h TYPE INCLUDE)
install(FILES engine/cli/kakutei.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)

# find_package(kakutei): the targets kakutei::kakutei, which is the shared library, and kakutei::static.
install(EXPORT kakutei FILE kakutei-config.cmake NAMESPACE kakutei:: DESTINATION ${package})
set(version_file ${PROJECT_BINARY_DIR}/kakutei-config-version.cmake)
write_basic_package_version_file(${version_file} COMPATIBILITY SameMinorVersion)
install(FILES ${version_file} DESTINATION ${package})

file(RELATIVE_PATH prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
foreach(name kakutei kakutei-photo)
  configure_file(${CMAKE_CURRENT_LIST_DIR}/${name}.pc.in ${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endforeach()
