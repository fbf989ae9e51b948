export const faults = ['mount-throws', 'mount-rejects', 'mount-never-ends', 'update-throws'] as const;

export type PieceFault = (typeof faults)[number];
