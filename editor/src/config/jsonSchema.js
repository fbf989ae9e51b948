import { toJsonSchema } from '@valibot/to-json-schema';
/** Rules that JSON Schema has no words for are left to `clinic check --content`. */
export const jsonSchemaOf = (schema) =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    // Of two patterns the one that is said last is the narrower.
    overrideAction: ({ valibotAction: action, jsonSchema }) =>
      action.type === 'regex' ? { ...jsonSchema, pattern: action.requirement.source } : undefined,
  });
