"""The studio every scene is shot in: meshes, materials, lights, backdrop, camera.

One Blender unit is 10 cm. The camera looks along +y; x is right, z is up.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector


def linear(hex_colour):
    """sRGB '#RRGGBB' to linear RGBA, which is what Blender's sockets expect."""
    h = hex_colour.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky(world, '#FFFFFF', 0.0)


def sky(world, colour, strength):
    bg = world.node_tree.nodes['Background']
    bg.inputs[0].default_value = linear(colour)
    bg.inputs[1].default_value = strength


def ambient(colour='#FFFFFF', strength=0.3):
    sky(bpy.context.scene.world, colour, strength)


# ---------------------------------------------------------------- materials

def _tree(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    out = m.node_tree.nodes.new('ShaderNodeOutputMaterial')
    return m, m.node_tree, out


def _set(node, **values):
    for key, value in values.items():
        node.inputs[key.replace('_', ' ')].default_value = value


def plain(colour, rough=0.4, metal=0.0, coat=0.0, sss=0.0, sss_colour=None, specular=0.5, bump=None, sheen=0.0):
    """bump: (scale, strength, kind) with kind 'noise', 'stone', 'linen' or 'brushed'."""
    m, t, out = _tree('plain')
    p = t.nodes.new('ShaderNodeBsdfPrincipled')
    _set(p, Base_Color=linear(colour), Roughness=rough, Metallic=metal, Clearcoat=coat, Specular=specular, Sheen=sheen)
    if sss:
        _set(p, Subsurface=sss)
        p.inputs['Subsurface Color'].default_value = linear(sss_colour or colour)
        p.inputs['Subsurface Radius'].default_value = (0.06, 0.035, 0.02)
    if bump:
        scale, strength, kind = bump
        coord = t.nodes.new('ShaderNodeTexCoord')
        b = t.nodes.new('ShaderNodeBump')
        b.inputs['Strength'].default_value = strength
        b.inputs['Distance'].default_value = 0.02
        if kind == 'linen':
            waves = []
            for axis in ('X', 'Y'):
                w = t.nodes.new('ShaderNodeTexWave')
                w.bands_direction = axis
                _set(w, Scale=scale, Distortion=1.2, Detail=1.0, Detail_Scale=2.0)
                t.links.new(coord.outputs['Object'], w.inputs['Vector'])
                waves.append(w)
            mix = t.nodes.new('ShaderNodeMath')
            mix.operation = 'MULTIPLY'
            t.links.new(waves[0].outputs['Fac'], mix.inputs[0])
            t.links.new(waves[1].outputs['Fac'], mix.inputs[1])
            t.links.new(mix.outputs[0], b.inputs['Height'])
        else:
            n = t.nodes.new('ShaderNodeTexNoise')
            _set(n, Scale=scale, Detail=10.0 if kind == 'stone' else 3.0, Roughness=0.62)
            vec = coord.outputs['Object']
            if kind == 'brushed':
                mp = t.nodes.new('ShaderNodeMapping')
                mp.inputs['Scale'].default_value = (1, 1, 60)
                t.links.new(vec, mp.inputs['Vector'])
                vec = mp.outputs['Vector']
            t.links.new(vec, n.inputs['Vector'])
            t.links.new(n.outputs['Fac'], b.inputs['Height'])
        t.links.new(b.outputs['Normal'], p.inputs['Normal'])
    t.links.new(p.outputs[0], out.inputs[0])
    return m


def stone(light='#E9DFD2', dark='#DACBB8', scale=1.6, rough=0.6, layers=6.0, pits=0.25):
    """Travertine: stretched layers in two tones, with pits in the bump."""
    m, t, out = _tree('stone')
    p = t.nodes.new('ShaderNodeBsdfPrincipled')
    _set(p, Roughness=rough, Specular=0.35)
    coord = t.nodes.new('ShaderNodeTexCoord')
    mp = t.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (0.45, 1.9, layers)
    t.links.new(coord.outputs['Object'], mp.inputs['Vector'])
    n = t.nodes.new('ShaderNodeTexNoise')
    _set(n, Scale=scale, Detail=9.0, Roughness=0.6, Distortion=0.6)
    t.links.new(mp.outputs[0], n.inputs['Vector'])
    ramp = t.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(dark), linear(light)
    t.links.new(n.outputs['Fac'], ramp.inputs[0])
    t.links.new(ramp.outputs[0], p.inputs['Base Color'])
    v = t.nodes.new('ShaderNodeTexNoise')
    _set(v, Scale=scale * 9, Detail=6.0, Roughness=0.7)
    t.links.new(mp.outputs[0], v.inputs['Vector'])
    cut = t.nodes.new('ShaderNodeMapRange')
    _set(cut, From_Min=0.32, From_Max=0.5)
    t.links.new(v.outputs['Fac'], cut.inputs['Value'])
    b = t.nodes.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = pits
    b.inputs['Distance'].default_value = 0.03
    t.links.new(cut.outputs[0], b.inputs['Height'])
    t.links.new(b.outputs[0], p.inputs['Normal'])
    t.links.new(p.outputs[0], out.inputs[0])
    return m


def glass(colour='#FFFFFF', rough=0.0, ior=1.45, shadow=0.82, density=None):
    """Refracting glass whose shadow is a tinted light instead of a noisy caustic."""
    m, t, out = _tree('glass')
    g = t.nodes.new('ShaderNodeBsdfGlass')
    g.distribution = 'GGX' if rough else 'SHARP'
    g.inputs['Color'].default_value = linear(colour)
    g.inputs['Roughness'].default_value = rough
    g.inputs['IOR'].default_value = ior
    tr = t.nodes.new('ShaderNodeBsdfTransparent')
    c = linear(colour)
    tr.inputs[0].default_value = (*(shadow * x + (0.97 - shadow) for x in c[:3]), 1)
    lp = t.nodes.new('ShaderNodeLightPath')
    either = t.nodes.new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    t.links.new(lp.outputs['Is Shadow Ray'], either.inputs[0])
    t.links.new(lp.outputs['Is Diffuse Ray'], either.inputs[1])
    mix = t.nodes.new('ShaderNodeMixShader')
    t.links.new(either.outputs[0], mix.inputs[0])
    t.links.new(g.outputs[0], mix.inputs[1])
    t.links.new(tr.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return m


def thin_glass(colour='#FFFFFF', gloss=1.0):
    """A wall too thin to bend light: clear with Fresnel reflections; costs almost no noise."""
    m, t, out = _tree('thin')
    tr = t.nodes.new('ShaderNodeBsdfTransparent')
    tr.inputs[0].default_value = linear(colour)
    gl = t.nodes.new('ShaderNodeBsdfGlossy')
    gl.inputs['Roughness'].default_value = 0.03
    # Facing, not Fresnel: seen from inside, Fresnel turns into total reflection and a black wall.
    lw = t.nodes.new('ShaderNodeLayerWeight')
    lw.inputs['Blend'].default_value = 0.5
    power = t.nodes.new('ShaderNodeMath')
    power.operation = 'POWER'
    power.inputs[1].default_value = 4.0
    t.links.new(lw.outputs['Facing'], power.inputs[0])
    k = t.nodes.new('ShaderNodeMath')
    k.operation = 'MULTIPLY_ADD'
    k.inputs[1].default_value = 0.35 * gloss
    k.inputs[2].default_value = 0.05 * gloss
    t.links.new(power.outputs[0], k.inputs[0])
    mix = t.nodes.new('ShaderNodeMixShader')
    t.links.new(k.outputs[0], mix.inputs[0])
    t.links.new(tr.outputs[0], mix.inputs[1])
    t.links.new(gl.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return m


def glow(colour, strength):
    m, t, out = _tree('glow')
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = linear(colour)
    e.inputs[1].default_value = strength
    t.links.new(e.outputs[0], out.inputs[0])
    return m


def printed(image_path, rough=0.45, metal=0.0):
    """Ink or paper from an RGBA picture; where it is transparent the surface below shows."""
    m, t, out = _tree('print')
    img = t.nodes.new('ShaderNodeTexImage')
    img.image = bpy.data.images.load(image_path)
    img.extension = 'CLIP'
    img.interpolation = 'Cubic'
    p = t.nodes.new('ShaderNodeBsdfPrincipled')
    _set(p, Roughness=rough, Metallic=metal, Specular=0.35)
    tr = t.nodes.new('ShaderNodeBsdfTransparent')
    mix = t.nodes.new('ShaderNodeMixShader')
    t.links.new(img.outputs['Color'], p.inputs['Base Color'])
    t.links.new(img.outputs['Alpha'], mix.inputs[0])
    t.links.new(tr.outputs[0], mix.inputs[1])
    t.links.new(p.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], out.inputs[0])
    return m


# ------------------------------------------------------------------- meshes

def mesh(name, verts, faces, material, smooth=True, uvs=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.materials.append(material)
    if uvs is not None:
        layer = me.uv_layers.new()
        for loop in me.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(40)
    me.validate()
    me.update()
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def fillet(points, steps=8):
    """A polyline [(r, z, radius)] with its corners rounded by arcs."""
    out = []
    n = len(points)
    for i, pt in enumerate(points):
        p = np.array(pt[:2], float)
        rad = pt[2] if len(pt) > 2 else 0
        if rad <= 0 or i in (0, n - 1):
            out.append(p)
            continue
        a = np.array(points[i - 1][:2], float) - p
        b = np.array(points[i + 1][:2], float) - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        a, b = a / la, b / lb
        cos = float(np.clip(a @ b, -1, 1))
        half = math.acos(cos) / 2
        if half > math.pi / 2 - 1e-3:
            out.append(p)
            continue
        cut = min(rad / math.tan(half), la * 0.49, lb * 0.49)
        rad = cut * math.tan(half)
        mid = (a + b) / np.linalg.norm(a + b)
        centre = p + mid * rad / math.sin(half)
        v0, v1 = p + a * cut - centre, p + b * cut - centre
        ang = math.acos(float(np.clip(v0 @ v1 / rad / rad, -1, 1)))
        for k in range(steps + 1):
            f = k / steps
            out.append(centre + (math.sin((1 - f) * ang) * v0 + math.sin(f * ang) * v1) / math.sin(ang))
    return [tuple(p) for p in out]


class Section:
    """Cross-section of a loft: a superellipse of exponent n, depth times as deep as wide."""

    def __init__(self, n=2.0, depth=1.0):
        self.n, self.depth = n, depth

    def at(self, r, angle):
        c, s = math.cos(angle), math.sin(angle)
        e = 2 / self.n
        return r * math.copysign(abs(c) ** e, c), r * self.depth * math.copysign(abs(s) ** e, s)


ROUND = Section()


def lathe(name, profile, material, section=ROUND, segments=128, at=(0, 0, 0), close=False):
    """Turn a profile [(r, z)] around z. Points with r≈0 become poles."""
    verts, faces, rows = [], [], []
    pts = list(profile) + ([profile[0]] if close else [])
    for r, z in pts:
        if r < 1e-6:
            rows.append([len(verts)])
            verts.append((0, 0, z))
        else:
            rows.append(list(range(len(verts), len(verts) + segments)))
            for i in range(segments):
                x, y = section.at(r, 2 * math.pi * i / segments)
                verts.append((x, y, z))
    for a, b in zip(rows, rows[1:]):
        for i in range(segments):
            j = (i + 1) % segments
            if len(a) == 1 and len(b) == 1:
                break
            if len(a) == 1:
                faces.append((a[0], b[j], b[i]))
            elif len(b) == 1:
                faces.append((a[i], a[j], b[0]))
            else:
                faces.append((a[i], a[j], b[j], b[i]))
    ob = mesh(name, verts, faces, material)
    ob.location = at
    return ob


def solid(name, points, material, section=ROUND, segments=128, at=(0, 0, 0), steps=8):
    """A closed lathe from corner points [(r, z, radius)], capped at both ends on the axis."""
    pts = fillet([(0, points[0][1], 0), *points, (0, points[-1][1], 0)], steps)
    return lathe(name, pts, material, section, segments, at)


def decal(name, radius_at, z0, z1, width, material, section=ROUND, lift=0.0015, nx=96, nz=24):
    """A label that follows the front (−y) of a loft; width is measured along the surface."""
    zm = (z0 + z1) / 2
    fine = 2000
    angles = [-math.pi / 2 + (k / fine - 0.5) * math.pi for k in range(fine + 1)]
    pts = [section.at(radius_at(zm) + lift, a) for a in angles]
    arc = np.concatenate([[0], np.cumsum([math.dist(p, q) for p, q in zip(pts, pts[1:])])])
    arc -= arc[-1] / 2
    width = min(width, arc[-1] * 1.99)
    picks = np.interp(np.linspace(-width / 2, width / 2, nx + 1), arc, angles)
    verts, uvs, faces = [], [], []
    for k in range(nz + 1):
        z = z0 + (z1 - z0) * k / nz
        for i, a in enumerate(picks):
            x, y = section.at(radius_at(z) + lift, a)
            verts.append((x, y, z))
            uvs.append((i / nx, k / nz))
    for k in range(nz):
        for i in range(nx):
            o = k * (nx + 1) + i
            faces.append((o, o + 1, o + nx + 2, o + nx + 1))
    return mesh(name, verts, faces, material, uvs=uvs)


def box(name, size, at, material, bevel=0.02, segments=5, rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=rotation)
    ob = bpy.context.object
    ob.name = name
    ob.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    ob.data.materials.append(material)
    if bevel:
        mod = ob.modifiers.new('bevel', 'BEVEL')
        mod.width, mod.segments = bevel, segments
        bpy.ops.object.shade_smooth()
        ob.data.use_auto_smooth = True
        ob.data.auto_smooth_angle = math.radians(40)
    return ob


def sphere(name, radius, at, material, squash=1.0, segments=96):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=segments, ring_count=segments // 2)
    ob = bpy.context.object
    ob.name = name
    ob.scale = (1, 1, squash)
    ob.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return ob


def tube(name, points, radius, material, closed=False, resolution=12):
    """A smooth round tube through points; radius may be one number or one per point."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = 1.0
    cu.bevel_resolution = resolution
    cu.use_fill_caps = True
    cu.resolution_u = 12
    sp = cu.splines.new('NURBS')
    sp.points.add(len(points) - 1)
    for i, p in enumerate(points):
        sp.points[i].co = (*p, 1)
        sp.points[i].radius = radius[i] if isinstance(radius, (list, tuple)) else radius
    sp.order_u = min(4, len(points))
    sp.use_endpoint_u = not closed
    sp.use_cyclic_u = closed
    cu.materials.append(material)
    ob = bpy.data.objects.new(name, cu)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def grid(name, size, n, height, material, at=(0, 0, 0), cut=None):
    """A height field: height(x, y) takes and returns numpy arrays, size is (w, d), n is (nx, ny).

    Faces that lie wholly at or below cut are left out, so that a stroke of cream is no rectangle."""
    xs = np.linspace(-size[0] / 2, size[0] / 2, n[0])
    ys = np.linspace(-size[1] / 2, size[1] / 2, n[1])
    X, Y = np.meshgrid(xs, ys)
    Z = height(X, Y)
    verts = np.stack([X, Y, Z], -1).reshape(-1, 3)
    idx = np.arange(n[0] * n[1]).reshape(n[1], n[0])
    faces = np.stack([idx[:-1, :-1], idx[:-1, 1:], idx[1:, 1:], idx[1:, :-1]], -1).reshape(-1, 4)
    if cut is not None:
        faces = faces[(verts[:, 2][faces] > cut).any(1)]
    ob = mesh(name, verts.tolist(), faces.tolist(), material)
    ob.data.use_auto_smooth = False
    ob.location = at
    return ob


def drape(size, at, material, over, under, step=0.011, frames=46):
    """A cloth that fell onto a block of the size `over` at `under` and hangs down where it ends. One unit is 1 m."""
    block = box('block', over, under, material, bevel=0.05)
    block.hide_render = True
    block.modifiers.new('collision', 'COLLISION')
    block.collision.thickness_outer, block.collision.cloth_friction = 0.006, 25
    n = (int(size[0] / step), int(size[1] / step))
    ob = grid('drape', size, n, lambda X, Y: 0.02 * np.sin(X * 26 + 1.6 * np.sin(Y * 3)) * (0.4 + 0.6 * np.abs(Y) / size[1] * 2), material, at)
    fall = ob.modifiers.new('cloth', 'CLOTH')
    fall.settings.quality, fall.settings.mass = 6, 0.25
    fall.settings.tension_stiffness = fall.settings.compression_stiffness = 12
    fall.settings.bending_stiffness = 0.03
    fall.collision_settings.distance_min = 0.004
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    ob.data = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    ob.modifiers.clear()
    smooth = ob.modifiers.new('smooth', 'SUBSURF')
    smooth.levels = smooth.render_levels = 1
    ob.modifiers.new('thick', 'SOLIDIFY').thickness = 0.004
    return ob


def join(objects, name, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Parent objects to an empty, so that a thing made of parts moves as one."""
    e = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(e)
    for o in objects:
        if o.parent is None:
            o.parent = e
    e.location, e.rotation_euler, e.scale = location, rotation, (scale,) * 3
    return e


# ------------------------------------------------------------ light, camera

def softbox(at, target, size, power, colour='#FFFFFF', group='', spread=math.pi):
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.energy = power
    light.color = linear(colour)[:3]
    light.spread = spread
    ob = bpy.data.objects.new('softbox', light)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = False
    if group:
        ob.lightgroup = group
    return ob


def soft_card(at, target, size, strength, colour='#FFFFFF'):
    """A card that glows most at its centre and fades out: seen mirrored in water it has no hard edge."""
    m, t, out = _tree('card')
    coord = t.nodes.new('ShaderNodeTexCoord')
    mp = t.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = (2 / size[0], 2 / size[1], 1)
    length = t.nodes.new('ShaderNodeVectorMath')
    length.operation = 'LENGTH'
    fade = t.nodes.new('ShaderNodeMapRange')
    fade.interpolation_type = 'SMOOTHERSTEP'
    _set(fade, From_Min=0.1, From_Max=1.0, To_Min=strength, To_Max=0.0)
    e = t.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = linear(colour)
    t.links.new(coord.outputs['Object'], mp.inputs[0])
    t.links.new(mp.outputs[0], length.inputs[0])
    t.links.new(length.outputs['Value'], fade.inputs['Value'])
    t.links.new(fade.outputs[0], e.inputs[1])
    tr = t.nodes.new('ShaderNodeBsdfTransparent')
    add = t.nodes.new('ShaderNodeAddShader')
    t.links.new(e.outputs[0], add.inputs[0])
    t.links.new(tr.outputs[0], add.inputs[1])
    t.links.new(add.outputs[0], out.inputs[0])
    w, h = size[0] / 2, size[1] / 2
    ob = mesh('card', [(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [(0, 1, 2, 3)], m, smooth=False)
    ob.location = at
    ob.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = ob.visible_diffuse = ob.visible_shadow = False
    return ob


def sun(direction, power, colour='#FFF1DF', angle=0.03, group=''):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle = power, angle
    light.color = linear(colour)[:3]
    ob = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(ob)
    ob.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    if group:
        ob.lightgroup = group
    return ob


def cyclorama(material, width=40, front=-12, back=4.0, height=14, bend=2.5):
    """Seamless paper: floor, bend, wall."""
    prof = [(front, 0.0)]
    for k in range(33):
        a = k / 32 * math.pi / 2
        prof.append((back - bend + bend * math.sin(a), bend - bend * math.cos(a)))
    prof.append((back, height))
    verts, faces = [], []
    for y, z in prof:
        verts += [(-width / 2, y, z), (width / 2, y, z)]
    for i in range(len(prof) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    ob = mesh('cyclorama', verts, faces, material)
    ob.data.use_auto_smooth = False
    return ob


def camera(at, target, focal=85, fstop=None, focus=None):
    cam = bpy.data.cameras.new('camera')
    cam.lens = focal
    cam.sensor_fit = 'AUTO'
    ob = bpy.data.objects.new('camera', cam)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = ob
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    return ob


def leaf(name, length, width, material, at=(0, 0, 0), rotation=(0, 0, 0), curl=0.15, fold=0.12):
    """One lanceolate leaf lying along +x from its stem."""
    nx, ny = 28, 8
    verts, faces = [], []
    for i in range(nx + 1):
        t = i / nx
        half = width / 2 * math.sin(math.pi * t ** 0.85) ** 0.9 * (1 - 0.15 * t) if 0 < t < 1 else 0.0005
        for j in range(ny + 1):
            s = j / ny * 2 - 1
            verts.append((t * length, s * half, -curl * length * t * t + fold * abs(s) * half * 2))
    for i in range(nx):
        for j in range(ny):
            o = i * (ny + 1) + j
            faces.append((o, o + 1, o + ny + 2, o + ny + 1))
    ob = mesh(name, verts, faces, material)
    ob.data.use_auto_smooth = False
    ob.location, ob.rotation_euler = at, rotation
    return ob


def branch(at, heading, length, leaves, material, stem, seed=1, leaf_length=0.5, droop=0.3, pitch=0.0):
    """A twig of paired leaves: arrayán, or the thing that casts the leaf shadows."""
    rnd = random.Random(seed)
    objs = []
    pts = []
    for k in range(12):
        t = k / 11
        pts.append((t * length, math.sin(t * 2.2 + seed) * 0.05 * length, -droop * length * t * t))
    objs.append(tube('stem', pts, [0.012 * (1.2 - t / 11) for t in range(12)], stem, resolution=4))
    for i in range(leaves):
        t = (i + 1) / leaves
        k = min(11, int(t * 11))
        side = -1 if i % 2 else 1
        size = leaf_length * (1.1 - 0.45 * t) * rnd.uniform(0.85, 1.1)
        yaw = side * rnd.uniform(0.55, 0.95) if i < leaves - 1 else 0
        objs.append(leaf('leaf', size, size * rnd.uniform(0.32, 0.4), material, pts[k],
                         (rnd.uniform(-0.4, 0.4), rnd.uniform(-0.25, 0.25), yaw), curl=rnd.uniform(0.05, 0.22)))
    return join(objs, 'branch', at, (0, pitch, heading))
