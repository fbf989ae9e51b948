/** What each slot takes, by its name; who lends it. */
export type LentSlots = readonly { lentBy: string; takes: Readonly<Record<string, object | undefined>> }[];

/** TypeScript type of a slot's props, for `Slots`. */
function propsType(takes: object = {}): string {
  const props = Object.entries(takes as Record<string, string>).map(([prop, type]) => {
    const [, base = type, isOptional = ''] = /^(.*?)(\??)$/.exec(type) ?? [];
    return `${prop}${isOptional}: ${base.endsWith('[]') ? `readonly ${base}` : base}`;
  });
  return props.length === 0 ? 'true' : `{ ${props.join('; ')} }`;
}

/**
 * A file of types for whoever shows slots, made of what their owners say: nobody compiles the source of another team.
 * @param madeBy what to run after a change, for the file's first line
 */
export function slotTypes(lent: LentSlots, madeBy: string): string {
  const lines = lent.flatMap(({ lentBy, takes }) =>
    Object.entries(takes).map(([slot, props]) => {
      const key = /^\w+$/.test(slot) ? slot : `'${slot}'`;
      return `    /** Lent by ${lentBy}. */\n    ${key}: ${propsType(props)};\n`;
    }),
  );
  return (
    `// Made by ${madeBy}.\nimport '@tesela/core/contract';\n\n` +
    `declare module '@tesela/core/contract' {\n  interface Slots {\n${lines.join('')}  }\n}\n`
  );
}
