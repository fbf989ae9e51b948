import type { MakeDocuments } from '@clinic/shared/contract';

import { shellDocuments } from '#content/shellDocuments.ts';

export const documents: MakeDocuments = ({ lang }) => shellDocuments(lang);
