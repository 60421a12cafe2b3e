"""Cuts Archivo to what the site needs, in one file. The recipe is in README.md.

The published files contain every accented letter as its own outline. Nearly all of them are the plain letter and an
accent, point for point and at every weight and width: composed from parts again they need a tenth of the bytes, and one file
has room for the letters of every European and American language with a Latin alphabet.
"""

import sys
import unicodedata

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent, GlyphCoordinates
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import builder, instancer
from fontTools.varLib.iup import iup_delta
from fontTools.varLib.varStore import OnlineVarStoreBuilder

WEIGHTS = (400, 800)
# In units of 1/1000 em: the difference that rounding alone can make between two equal outlines.
TOLERANCE = 1

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN_1 = "".join(chr(code) for code in range(0xA0, 0x100) if chr(code) not in "¤¦¨¬¯´µ¶¸")
EXTENDED_A = "".join(chr(code) for code in range(0x100, 0x180) if chr(code) not in "ĲĳĸĿŀŉŊŋſ")
# Romanian, the German capital, and pinyin's vowels.
BEYOND = "ȘșȚțẞǍǎǏǐǑǒǓǔ"
SIGNS = "–—‘’‚“”„†•…′″‹›€™−"
LETTERS = ASCII + LATIN_1 + EXTENDED_A + BEYOND + SIGNS


class Shape:
    """The contours of a glyph, and how each of their points moves from the default to the corners of the design."""

    def __init__(self, font, name):
        glyf = font["glyf"]
        points, ends, flags = glyf[name].getCoordinates(glyf)
        with_phantoms, _ = glyf._getCoordinatesAndControls(name, font["hmtx"].metrics)
        self.points, self.flags = list(points), list(flags)
        self.contours = [range(first, last + 1) for first, last in zip([0, *(end + 1 for end in ends)], ends)]
        self.moves, self.axes = {}, {}
        for variation in font["gvar"].variations.get(name, []):
            corner = tuple(sorted((tag, tuple(round(v, 4) for v in region)) for tag, region in variation.axes.items()))
            deltas = list(variation.coordinates)
            if None in deltas:
                deltas = iup_delta(deltas, list(with_phantoms), list(ends))
            self.moves[corner], self.axes[corner] = deltas, variation.axes

    def at(self, corner, point):
        return self.moves[corner][point] if corner in self.moves else (0, 0)

    def phantoms(self, corner):
        return list(self.moves[corner][-4:]) if corner in self.moves else [(0, 0)] * 4


def is_near(one, other):
    return abs(one[0] - other[0]) <= TOLERANCE and abs(one[1] - other[1]) <= TOLERANCE


def minus(one, other):
    return (one[0] - other[0], one[1] - other[1])


def is_same_contour(one, contour, other, other_contour, may_be_moved):
    """Compares point by point, at the default and at every corner; a moved contour may differ by one offset per corner."""
    if len(contour) != len(other_contour):
        return False
    if [one.flags[p] & 1 for p in contour] != [other.flags[p] & 1 for p in other_contour]:
        return False

    def is_same(positions, other_positions):
        shift = minus(positions[0], other_positions[0]) if may_be_moved else (0, 0)
        return all(is_near(minus(a, shift), b) for a, b in zip(positions, other_positions))

    return is_same([one.points[p] for p in contour], [other.points[p] for p in other_contour]) and all(
        is_same([one.at(corner, p) for p in contour], [other.at(corner, p) for p in other_contour])
        for corner in one.moves.keys() | other.moves.keys()
    )


def find_letter(shape, letter):
    """Finds the contours that form the plain letter; none if its outline is not complete in the shape."""
    found = []
    for contour in letter.contours:
        match = [
            place
            for place, own in enumerate(shape.contours)
            if place not in found and is_same_contour(shape, own, letter, contour, may_be_moved=False)
        ]
        if not match:
            return []
        found.append(match[0])
    return found


class Accents:
    """The accents found so far: each is taken from the first letter that has it and shared by all others."""

    def __init__(self, font):
        self.font, self.known = font, []

    def find(self, shape, contours):
        for name, owner, own_contours in self.known:
            if len(own_contours) != len(contours):
                continue
            pairs = list(zip(contours, own_contours))
            if all(is_same_contour(shape, a, owner, b, may_be_moved=True) for a, b in pairs) and self.moves_as_one(
                shape, owner, pairs
            ):
                return name, owner, own_contours
        return self.add(shape, contours)

    @staticmethod
    def moves_as_one(shape, owner, pairs):
        """Whether all parts of an accent move by the same distance, as the two dots of a diaeresis do."""
        starts = [(a[0], b[0]) for a, b in pairs]
        shifts = [minus(shape.points[a], owner.points[b]) for a, b in starts]
        if not all(is_near(shift, shifts[0]) for shift in shifts):
            return False
        for corner in shape.moves.keys() | owner.moves.keys():
            moved = [minus(shape.at(corner, a), owner.at(corner, b)) for a, b in starts]
            if not all(is_near(shift, moved[0]) for shift in moved):
                return False
        return True

    def add(self, shape, contours):
        name = f"accent{len(self.known)}"
        glyph = Glyph()
        points = [p for contour in contours for p in contour]
        glyph.coordinates = GlyphCoordinates([shape.points[p] for p in points])
        glyph.flags = bytearray(shape.flags[p] for p in points)
        lengths = [len(contour) for contour in contours]
        glyph.endPtsOfContours = [sum(lengths[: place + 1]) - 1 for place in range(len(lengths))]
        glyph.numberOfContours = len(contours)
        glyph.program = None
        variations = [
            TupleVariation(axes, [shape.at(corner, p) for p in points] + [(0, 0)] * 4)
            for corner, axes in shape.axes.items()
        ]
        # No advance width: it is never set alone. Its left side bearing is its own x minimum, or it would be moved.
        add_glyph(self.font, name, glyph, variations, (0, min(shape.points[p][0] for p in points)))
        self.known.append((name, shape, contours))
        return self.known[-1]


def add_glyph(font, name, glyph, variations, metrics):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = metrics
    font["gvar"].variations[name] = variations
    glyph.recalcBounds(font["glyf"])


def add_letters(font, other):
    """Adds the glyphs that only the other file has. Both files have the same axes and corners."""
    mine = font.getBestCmap()
    for code, name in other.getBestCmap().items():
        if code in mine or chr(code) not in LETTERS:
            continue
        glyph = other["glyf"][name]
        glyph.expand(other["glyf"])
        own_name = f"letter{code:04X}"
        add_glyph(font, own_name, glyph, other["gvar"].variations[name], other["hmtx"].metrics[name])
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = own_name


def base_letter(letter):
    """The letter below the accent: for í that is the dotless i."""
    parts = unicodedata.decomposition(letter).split()
    if len(parts) != 2 or parts[0].startswith("<"):
        return None
    plain, mark = chr(int(parts[0], 16)), chr(int(parts[1], 16))
    return {"i": "ı"}.get(plain, plain) if unicodedata.combining(mark) == 230 else plain


def put_together(font):
    """Makes every accented letter a composite of its plain letter and an accent, where the outlines allow it."""
    cmap, accents, left = font.getBestCmap(), Accents(font), []
    for code, name in sorted(cmap.items()):
        plain = base_letter(chr(code))
        if plain is None or ord(plain) not in cmap or chr(code) not in LETTERS:
            continue
        shape, letter = Shape(font, name), Shape(font, cmap[ord(plain)])
        found = find_letter(shape, letter)
        rest = [contour for place, contour in enumerate(shape.contours) if place not in found]
        if not found or not rest:
            left.append(chr(code))
            continue
        accent, owner, own = accents.find(shape, rest)
        write_composite(font, name, shape, cmap[ord(plain)], accent, owner, (rest[0][0], own[0][0]))
    return left


def write_composite(font, name, shape, letter, accent, owner, points):
    mine, theirs = points
    dx, dy = minus(shape.points[mine], owner.points[theirs])
    glyph = Glyph()
    glyph.numberOfContours = -1
    glyph.components = [component(letter, 0, 0), component(accent, dx, dy)]
    variations = []
    for corner, axes in {**owner.axes, **shape.axes}.items():
        shift = minus(shape.at(corner, mine), owner.at(corner, theirs))
        variations.append(TupleVariation(axes, [(0, 0), shift, *shape.phantoms(corner)]))
    font["glyf"].glyphs[name] = glyph
    font["gvar"].variations[name] = [v for v in variations if any(delta != (0, 0) for delta in v.coordinates)]
    glyph.recalcBounds(font["glyf"])


def component(name, x, y):
    part = GlyphComponent()
    part.glyphName, part.x, part.y = name, round(x), round(y)
    part.flags = 0x0002 | 0x0004  # the arguments are distances, rounded to the grid
    return part


def kern_like_plain(font):
    """Gives every letter of the other file the kerning of its plain letter."""
    cmap = font.getBestCmap()
    alike = {}
    for code, name in cmap.items():
        plain = base_letter(chr(code))
        if name.startswith("letter") and plain and ord(plain) in cmap:
            alike[name] = cmap[ord(plain)]
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType != 2 or table.Format != 2:
                continue
            covered = set(table.Coverage.glyphs)
            for name, plain in alike.items():
                if plain in covered:
                    table.Coverage.glyphs.append(name)
                    if plain in table.ClassDef1.classDefs:
                        table.ClassDef1.classDefs[name] = table.ClassDef1.classDefs[plain]
                if plain in table.ClassDef2.classDefs:
                    table.ClassDef2.classDefs[name] = table.ClassDef2.classDefs[plain]
            table.Coverage.glyphs.sort(key=font.getGlyphID)


def add_advances(font):
    """Adds each glyph's width at every weight and width, so that text can be laid out without drawing it (HVAR)."""
    order = font.getGlyphOrder()
    store = OnlineVarStoreBuilder([axis.axisTag for axis in font["fvar"].axes])
    indices = []
    for name in order:
        variations = font["gvar"].variations.get(name, [])
        widths = [(v.axes, (v.coordinates[-3] or (0, 0))[0] - (v.coordinates[-4] or (0, 0))[0]) for v in variations]
        store.setSupports([axes for axes, _ in widths])
        indices.append(store.storeDeltas([width for _, width in widths]))
    finished = store.finish()
    moved = finished.optimize()
    hvar = font["HVAR"] = newTable("HVAR")
    hvar.table = otTables.HVAR()
    hvar.table.Version = 0x00010000
    hvar.table.VarStore = finished
    hvar.table.AdvWidthMap = builder.buildVarIdxMap([moved[index] for index in indices], order)
    hvar.table.LsbMap = hvar.table.RsbMap = None


def cut(font):
    options = Options()
    # Kerning, tabular figures, and the alternate shapes of heavy weights.
    options.layout_features = ["kern", "tnum", "rvrn"]
    options.hinting = False
    options.notdef_outline = True
    # The names, version, licence and licence address stay in the font.
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=map(ord, LETTERS))
    subsetter.subset(font)
    return instancer.instantiateVariableFont(font, {"wght": WEIGHTS})


def main(latin_file, extended_file, out_file):
    # Keep the source's date, so that the same sources give the same bytes.
    font = TTFont(latin_file, recalcTimestamp=False)
    extended = TTFont(extended_file)
    for one in (font, extended):
        del one["HVAR"]
        for name in one.getGlyphOrder():  # load now: later, the glyph order it is looked up by has changed
            one["glyf"][name].expand(one["glyf"])
            one["gvar"].variations.get(name)
    add_letters(font, extended)
    whole = put_together(font)
    kern_like_plain(font)
    font = cut(font)
    add_advances(font)
    font.flavor = "woff2"
    font.save(out_file)
    print(f"{len(font.getBestCmap())} letters, {font['maxp'].numGlyphs} glyphs; not put together: {''.join(whole)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
