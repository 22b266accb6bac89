"""Checks certificates of `kakutei prove --json`, one a line, against their puzzles, which are the lines of a file.

    kakutei prove --json puzzles.txt > proofs.jsonl
    python3 check_proof.py puzzles.txt proofs.jsonl

It knows the rules of Sudoku and the form of a certificate, and nothing of the program that wrote it.
"""

import json
import re
import sys

UNITS = {}
for n in range(9):
    UNITS[f"r{n + 1}"] = [9 * n + i for i in range(9)]
    UNITS[f"c{n + 1}"] = [9 * i + n for i in range(9)]
    UNITS[f"b{n + 1}"] = [27 * (n // 3) + 3 * (n % 3) + 9 * (i // 3) + i % 3 for i in range(9)]


def must(condition, why):
    if not condition:
        raise ValueError(why)


def square(name):
    must(re.fullmatch("r[1-9]c[1-9]", name), f"{name} is no square")
    return 9 * (int(name[1]) - 1) + int(name[3]) - 1


def candidate(text):
    name, digit = re.split("=|<>", text)
    return square(name), int(digit)


def places(board, squares, digit):
    return [s for s in squares if digit in board[s]]


def place(board, at, digit):
    board[at] &= {digit}
    for squares in UNITS.values():
        if at in squares:
            for s in squares:
                if s != at:
                    board[s].discard(digit)


def read(puzzle):
    if len(puzzle) == 729:
        return [{int(c) for c in puzzle[9 * s : 9 * s + 9] if c in "123456789"} for s in range(81)]
    board = [set(range(1, 10)) for _ in range(81)]
    for s, c in enumerate(puzzle):
        if c in "123456789":
            place(board, s, int(c))
    return board


def is_broken(board, where):
    unit, _, digit = where.partition(":")
    return not places(board, UNITS[unit], int(digit)) if digit else not board[square(where)]


def single(board, line):
    (at, digit), where = candidate(line["place"]), line["in"]
    if where in UNITS:
        must(places(board, UNITS[where], digit) == [at], f"{line}")
    else:
        must(square(where) == at and board[at] == {digit}, f"{line}")
    place(board, at, digit)
    return 1


def locked(board, digit, there, to):
    have = places(board, UNITS[there], digit)
    must(have and all(s in UNITS[to] for s in have), "not locked")
    return 1, {(s, digit) for s in places(board, UNITS[to], digit) if s not in UNITS[there]}


def subset(board, unit, squares, digits):
    rest = [s for s in UNITS[unit] if s not in squares]
    must(len(squares) == len(digits) == 9 - len(rest), "not as many")
    if all(board[s] <= digits for s in squares):
        return len(digits), {(s, d) for s in rest for d in board[s] & digits}
    must(not any(places(board, rest, d) for d in digits), "neither naked nor hidden")
    return len(digits), {(s, d) for s in squares for d in board[s] - digits}


def refuted(board, argument):
    at, digit = candidate(argument["suppose"])
    must(digit in board[at], f"{argument['suppose']} is no candidate")
    inside = [set(digits) for digits in board]
    place(inside, at, digit)
    size = 1 + sum(replay(inside, argument["lines"]))
    must(is_broken(inside, argument["broken"]), f"{argument['broken']} is not broken")
    return size, {(at, digit)}


def removal(board, line):
    if "locked" in line:
        said = line["locked"]
        size, removes = locked(board, said["digit"], said["in"], said["to"])
    elif "subset" in line:
        said = line["subset"]
        size, removes = subset(board, said["in"], [square(s) for s in said["squares"]], set(said["digits"]))
    else:
        size, removes = refuted(board, line["by"])
    must(removes and removes == {candidate(text) for text in line["remove"]}, f"it removes {removes}")
    for at, digit in removes:
        board[at].discard(digit)
    return size


def replay(board, lines):
    return [single(board, line) if "place" in line else removal(board, line) for line in lines]


def check(puzzle, proof):
    """Raises ValueError unless the certificate proves its claim."""
    board, claim, way = read(puzzle), proof["claim"], proof["way"]
    sizes = replay(board, way)
    must(sum(sizes) == proof["lines"], "the lines do not add up")
    must(max([0, *(n for n, line in zip(sizes, way) if "remove" in line)]) == proof["longest"], "not the longest")
    must(proof["result"] in ("proved", "solved"), f"it is {proof['result']}")
    placed = [line["place"] for line in way if "place" in line]
    if claim == "way":
        given = sum(c in "123456789" for c in puzzle) if len(puzzle) == 81 else 0
        must(len(placed) == 81 - given, "squares are left")
    elif claim == "none":
        must(is_broken(board, proof["broken"]), f"{proof['broken']} is not broken")
    elif claim == "next":
        must("by" in way[-1], "the last line is no argument")
    elif "<>" in claim:
        at, digit = candidate(claim)
        must(digit not in board[at], f"{claim} is not shown")
    else:
        must(claim in placed, f"{claim} is not placed")


def main(puzzles, proofs):
    faults = 0
    for number, (puzzle, proof) in enumerate(zip(puzzles, proofs), 1):
        try:
            check(re.split("[\t ,;:#\n]", puzzle)[0], json.loads(proof))
            print(f"{number}: proved")
        except ValueError as fault:
            print(f"{number}: {fault}")
            faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    with open(sys.argv[1]) as puzzles, open(sys.argv[2]) as proofs:
        sys.exit(main(puzzles, proofs))
