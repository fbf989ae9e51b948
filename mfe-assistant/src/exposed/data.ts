import type { MakeDocuments } from '@tesela/core/contract';

import { assistantDocument } from '#content/assistantDocument.ts';

export const documents: MakeDocuments = ({ lang }) => ({ assistant: assistantDocument(lang) });
