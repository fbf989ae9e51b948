"""Blender entry: `blender -b -P scenes/shoot.py -- queue.json`. Renders each job of the queue in one process."""
import importlib
import json
import os
import sys
import tempfile
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import studio  # noqa: E402
from develop import develop  # noqa: E402


def read_exr(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    w, h = im.size
    px = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(px)
    bpy.data.images.remove(im)
    return px.reshape(h, w, 4)[..., :3]


def shoot(job, work):
    t0 = time.time()
    studio.reset()
    sc = bpy.context.scene
    module = importlib.import_module(job['scene'])
    grade = module.build(job['params'], work) or {}
    w, h = job['size']
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    sc.render.threads_mode, sc.render.threads = 'FIXED', int(os.environ.get('ART_THREADS', 2))
    cy = sc.cycles
    cy.device = 'CPU'
    cy.use_denoising = False  # Debian's Blender has no denoiser: develop.py does it
    cy.samples = job.get('samples', 96)
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = job.get('threshold', 0.02)
    cy.adaptive_min_samples = 24
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces = 14, 3, 4
    cy.transmission_bounces, cy.transparent_max_bounces = 12, 16
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect, cy.sample_clamp_direct = 3.0, 30.0
    cy.blur_glossy = 0.5
    sc.render.film_transparent = False
    sc.view_settings.view_transform = 'Standard'
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    groups = grade.get('lightgroups', [])
    for g in groups:
        vl.lightgroups.add().name = g

    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = work
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    slots = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    slots.update({f'light_{g}': f'Combined_{g}' for g in groups})
    out.file_slots.clear()
    for name, src in slots.items():
        out.file_slots.new(name)
        t.links.new(rl.outputs[src], out.inputs[name])
    sc.frame_set(1)
    bpy.ops.render.render()
    t1 = time.time()
    raw = {name: read_exr(os.path.join(work, f'{name}0001.exr')) for name in slots}
    os.makedirs(os.path.dirname(job['raw']), exist_ok=True)
    np.savez(job['raw'], grade=json.dumps(grade), **{k: v.astype(np.float16) for k, v in raw.items()})
    os.makedirs(os.path.dirname(job['out']), exist_ok=True)
    opts = {**{k: v for k, v in grade.items() if k != 'lightgroups'}, **job.get('grade', {})}
    develop(raw, job['out'], size=job.get('final'), **opts)
    print(f"SHOT {job['name']} render {t1 - t0:.0f}s develop {time.time() - t1:.0f}s", flush=True)


def main():
    queue = json.load(open(sys.argv[sys.argv.index('--') + 1]))
    for job in queue:
        with tempfile.TemporaryDirectory() as work:
            try:
                shoot(job, work)
                done = os.environ.get('ART_DONE')
                if done:
                    with open(done, 'a') as f:
                        f.write(json.dumps({'name': job['name'], 'hash': job.get('hash')}) + '\n')
            except Exception:
                print('FAILED', job['name'], flush=True)
                traceback.print_exc()


main()
