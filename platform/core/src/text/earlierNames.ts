const variables = [
  'ACTOR',
  'CANARY_KEY',
  'ENVIRONMENT',
  'MANIFEST',
  'REGISTRY',
  'REGISTRY_TOKEN',
  'RENDER_TIMEOUT',
  'RETAIN_DAYS',
  'SETTINGS',
  'SIGNING_KEY',
  'STORE',
  'TRUSTED_KEYS',
];

/** What had another name until contract 7. It goes with contract 8. */
const newNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(variables.map((name) => [`CLINIC_${name}`, `TESELA_${name}`])),
  'clinic.env': 'tesela.env',
  /** In package.json. */
  clinic: 'tesela',
};

/**
 * Refuses earlier names: a store, a key or a service that nobody reads would be missed too late.
 * @param where they stand
 * @throws Error that says the new ones
 */
export function assertNewNames(names: readonly string[], where: string): void {
  const earlier = names.filter((name) => Object.hasOwn(newNames, name));
  if (earlier.length === 0) return;
  throw new Error(earlier.map((name) => `${where}: ${name} is ${newNames[name]} now. Rename it.`).join('\n'));
}
