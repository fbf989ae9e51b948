#!/usr/bin/env python3
"""Develops masters again from their raw layers, after a change to develop.py or to a job's grade. No rendering.

  redevelop.py hero/ services/consulta [strength=1.5 contrast=0.1]
"""
import json
import os
import sys

import numpy as np

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(ART, 'scenes'))
from develop import develop  # noqa: E402


def main():
    extra = dict(a.split('=') for a in sys.argv[1:] if '=' in a)
    extra = {k: json.loads(v) for k, v in extra.items()}
    prefixes = [a for a in sys.argv[1:] if '=' not in a]
    jobs = json.load(open(os.path.join(ART, 'jobs.json')))['pictures']
    base = os.path.join(ART, 'masters', 'raw')
    for folder, _, files in os.walk(base):
        for f in sorted(files):
            name = os.path.relpath(os.path.join(folder, f), base)[:-4]
            if not any(name.startswith(p) for p in prefixes):
                continue
            raw = np.load(os.path.join(folder, f))
            grade = {k: v for k, v in json.loads(str(raw['grade'])).items() if k != 'lightgroups'}
            grade.update(jobs.get(name, {}).get('grade', {}))
            grade.update(extra)
            out = os.environ.get('ART_OUT') or os.path.join(ART, 'masters')
            path = os.path.join(out, f'{name}.png')
            os.makedirs(os.path.dirname(path), exist_ok=True)
            develop(raw, path, **grade)
            print(name, flush=True)


main()
