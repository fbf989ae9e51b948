"""A still life of each doctor's craft, on a plaster of their own colour. One unit is 10 cm."""
import hair
import light
import props as p
import studio as s
from arrangements import arrangements

arrangement, build = arrangements(light.MORNING)


def ground(colour):
    s.cyclorama(s.plain(colour, 0.92, specular=0.08, bump=(1.6, 0.1, 'stone')), back=9)


def finish(seed, tone):
    """tone: the linear brightness of the ground, which is most of the picture."""
    light.morning((0.8, 0.35, -0.62), 3.0, 0.55, seed=seed, soft=0.035, at=(0, 0.6, 0.4))
    p.view((0, 0.05, 0.2), 10.4, 56, 0)
    return dict(level=(0.5, tone), neutral=0.0, contrast=0.1)


@arrangement
def mariana_restrepo(work):
    """The dermatoscope, and the notes of a follow-up."""
    ground('#4C7A6B')
    p.notebook((-0.42, 0.5, 0), turn=0.22, colour='#DCE4DC')
    p.dermatoscope((0.42, -0.45, 0.2), (0, 0, 0.95), 1.12)
    p.pencil((-0.62, 0.62, 0.17), 0.95, '#C08A6B', 1.4)
    return finish(12, 0.15)


@arrangement
def andres_villegas(work):
    """A tray with scalpel, forceps and scissors, and folded gauze."""
    ground('#B5826E')
    p.tray((0, 0.1, 0), (2.3, 3.0), turn=0.1, lip=0.1)
    p.scalpel((-0.52, -0.05, 0.04), 1.48)
    p.forceps((-0.02, -0.7, 0.04), 1.5)
    p.scissors((0.48, 0.45, 0.04), 1.55, 0.95)
    p.gauze((0.5, -0.75, 0.04), (0.72, 0.6), 0.2)
    return finish(4, 0.27)


@arrangement
def laura_echeverri(work):
    """The handpiece of a laser, and goggles against its light."""
    ground('#D9C6B2')
    s.box('block', (1.9, 1.5, 0.4), (-0.1, 0.75, 0.2), s.stone('#F1E9DE', '#DDCDB9', 2.0), bevel=0.04, rotation=(0, 0, 0.18))
    p.handpiece((-0.1, 0.75, 0.6), (0, 0, 0.5), 0.95, p.EUCALYPTUS, 'ring', cord=False)
    p.goggles((0.25, -0.85, 0.05), 0.24, '#B9702F', 0.95)
    return finish(31, 0.5)


@arrangement
def felipe_arango(work):
    """A comb, a few hairs on paper, and the lens that magnifies their roots."""
    ground('#8FA498')
    s.box('paper', (1.7, 2.2, 0.02), (0.15, 0.35, 0.01), s.plain('#F4F2EC', 0.9, specular=0.1), bevel=0.006, rotation=(0, 0, -0.14))
    hair.wide_comb((-0.1, 0.72, 0.05), 0.25, 0.85, '#3E7261')
    hair.combed_out((-0.1, 0.72, 0.05), 0.25, 0.85)
    p.dermatoscope((0.5, -0.75, 0.12), (0, 0, 0.9), 0.9)
    return finish(18, 0.3)
