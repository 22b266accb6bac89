"""A program of somebody else, in Python: what solve.c does, by ctypes. Arguments: the library and a board."""

import ctypes
import sys


class Report(ctypes.Structure):
    """The beginning of kt_report."""

    _fields_ = [
        ("outcome", ctypes.c_int32),
        ("statuses", ctypes.c_uint32),
        ("marks", ctypes.c_uint32 * 3),
        ("error_position", ctypes.c_uint32),
        ("counts", ctypes.c_uint32 * 32),
        ("event_count", ctypes.c_uint32),
        ("events_lost", ctypes.c_uint32),
        ("notice_count", ctypes.c_uint32),
        ("notices_lost", ctypes.c_uint32),
        ("set_count", ctypes.c_uint32),
        ("rating", ctypes.c_uint32 * 3),
        ("board", ctypes.c_char * 81),
    ]


class SearchReport(ctypes.Structure):
    """kt_search_report."""

    _fields_ = [
        ("outcome", ctypes.c_int32),
        ("error_position", ctypes.c_uint32),
        ("count", ctypes.c_uint32),
        ("guesses", ctypes.c_uint32),
        ("common", ctypes.c_uint16 * 81),
        ("solution", ctypes.c_char * 81),
    ]


library = ctypes.CDLL(sys.argv[1])
board = sys.argv[2].encode()

library.kt_version.restype = ctypes.c_char_p
for create in (library.kt_search_create, library.kt_create):
    create.restype = ctypes.c_void_p
library.kt_search_get_report.restype = ctypes.POINTER(SearchReport)
library.kt_get_report.restype = ctypes.POINTER(Report)

search = ctypes.c_void_p(library.kt_search_create())
assert library.kt_search_open(search, board, len(board)) == 0
assert library.kt_search_count(search, 2, 1000000) == 2
found = library.kt_search_get_report(search).contents
print(library.kt_version().decode(), found.count, found.solution.decode(), end=" ")
library.kt_search_free(search)

handle = ctypes.c_void_p(library.kt_create(0))
assert library.kt_open(handle, board, len(board), 0) == 0
status = library.kt_solve(handle, 1000000)
report = library.kt_get_report(handle).contents
print("ushio", status, report.board.decode())
library.kt_free(handle)
