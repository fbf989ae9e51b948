import type { MakeDocuments } from '@clinic/shared/contract';

import { assistantDocument } from '#content/assistantDocument.ts';

export const documents: MakeDocuments = ({ lang }) => ({ assistant: assistantDocument(lang) });
