import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120));
const perLang = v.strictObject({ es: text, en: text });
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** `settings/laser.json`: what each zone of a laser treatment costs, takes and needs. */
export const laserSettings = v.strictObject({
  $comment: v.optional(v.string()),
  /** Id of the experience that has these zones. */
  treatment: text,
  zones: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'must be lower case with hyphens')),
        name: perLang,
        /** Other words for it, with commas between them. */
        also: v.optional(perLang),
        /** COP, of a session. */
        price: whole(1, 1_000_000_000),
        minutes: whole(1, 480),
        sessions: v.pipe(
          v.strictObject({ from: whole(1, 50), to: whole(1, 50) }),
          v.check(({ from, to }) => from <= to, 'must not end below where it starts'),
        ),
      }),
    ),
    v.check(
      (zones) => new Set(zones.map(({ id }) => id)).size === zones.length,
      'must not name a zone twice',
    ),
  ),
});

export type LaserSettings = v.InferOutput<typeof laserSettings>;
