import type { MakeDocuments } from '@tesela/core/contract';

import { shellDocuments } from '#content/shellDocuments.ts';

export const documents: MakeDocuments = ({ lang }) => shellDocuments(lang);
