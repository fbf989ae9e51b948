"""From a noisy linear render to a finished picture: denoise, expose, tone-map."""
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, median_filter, uniform_filter


def denoise(colour, albedo, normal, radius=5, strength=1.0, threads=None):
    """Non-local means on light divided by albedo, guided by albedo and normal, so print stays crisp."""
    alb = np.clip(albedo, 0, 1)
    alb = np.where(alb.mean(-1, keepdims=True) < 0.04, 1.0, np.maximum(alb, 0.04)).astype(np.float32)
    light = (colour / alb).astype(np.float32)
    luma = light.mean(-1)
    # Fireflies: a pixel far above the median of its neighbours is brought down to it.
    med = np.stack([median_filter(light[..., c], 3) for c in range(3)], -1)
    hot = luma > med.mean(-1) * 1.6 + 0.02
    light[hot] = med[hot]
    logl = np.log1p(light * 4).astype(np.float32)
    g = logl.mean(-1)
    # Noise level from the finest detail, which real shading hardly has.
    lap = g - uniform_filter(g, 3)
    sigma2 = gaussian_filter(lap * lap, 8) * 1.6 + 2e-6
    h, w = g.shape
    acc = np.zeros_like(light)
    tot = np.zeros((h, w), np.float32)
    pad = radius + 1
    P = lambda a: np.pad(a, ((pad, pad), (pad, pad)) + ((0, 0),) * (a.ndim - 2), mode='reflect')
    gl, li = P(g), P(light)
    feats = np.concatenate([alb * 1.0, normal.astype(np.float32) * 0.5], -1).astype(np.float32)
    fp = P(feats)
    inv = 1.0 / (sigma2 * 0.9 * strength ** 2)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            sl = (slice(pad + dy, pad + dy + h), slice(pad + dx, pad + dx + w))
            d = g - gl[sl]
            d2 = uniform_filter(d * d, 3) - 2 * sigma2
            f = feats - fp[sl]
            f2 = np.einsum('ijk,ijk->ij', f, f)
            wt = np.exp(-np.maximum(d2, 0) * inv - f2 * 600)
            acc += li[sl] * wt[..., None]
            tot += wt
    return acc / tot[..., None] * alb


def tone(linear, knee=0.72):
    """Linear light to sRGB bytes with a soft shoulder above the knee that keeps hue."""
    peak = linear.max(-1, keepdims=True)
    over = np.maximum(peak - knee, 0)
    room = 1 - knee
    mapped = np.where(peak > knee, knee + room * (1 - np.exp(-over / room)), peak)
    x = linear * (mapped / np.maximum(peak, 1e-6))
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def develop(raw, path, white=None, exposure=1.0, strength=2.0, contrast=0.0, saturation=1.0, size=None, knee=0.72, where='top', level=None, neutral=0.0):
    """raw: npz with colour, albedo, normal (bottom row first, as Blender keeps them).

    white: the linear colour that the backdrop at `where` should come out as; level: (share, value):
    the luminance below which that share of the picture lies comes out at that linear value. exposure scales on top."""
    colour = raw['colour'].astype(np.float32)[::-1, :, :3]
    albedo = raw['albedo'].astype(np.float32)[::-1, :, :3]
    normal = raw['normal'].astype(np.float32)[::-1, :, :3]
    img = denoise(colour, albedo, normal, strength=strength) if strength > 0 else colour
    if white is not None:
        h, w = img.shape[:2]
        patch = {'top': img[: h // 10, : w]}.get(where, img[: h // 10])
        ref = np.median(patch.reshape(-1, 3), 0)
        gain = np.array(white) / np.maximum(ref, 1e-4)
        img = img * (gain.mean() * 0.35 + gain * 0.65)
    if neutral:
        # Warm sun on warm paper turns orange: pull the bright tones towards linen by this share.
        lum = img.mean(-1)
        bright = img[(lum > np.quantile(lum, 0.55)) & (lum < np.quantile(lum, 0.9))].mean(0)
        linen = np.array((0.92, 0.865, 0.80))
        gain = (linen / linen.mean()) / (bright / bright.mean())
        img = img * gain ** neutral
    if level is not None:
        img = img * (level[1] / max(float(np.quantile(img.mean(-1), level[0])), 1e-4))
    img = img * exposure
    out = tone(img, knee)
    if contrast:
        out = out + contrast * (out - 0.5) * (1 - np.abs(2 * out - 1))
    if saturation != 1:
        grey = out.mean(-1, keepdims=True)
        out = grey + (out - grey) * saturation
    rng = np.random.default_rng(1)
    out = out + rng.uniform(-0.5, 0.5, out.shape) / 255  # dither: no banding in the backdrop
    im = Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8))
    if size:
        im = im.resize(tuple(size), Image.LANCZOS)
    im.save(path)
