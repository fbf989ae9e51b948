import { assessmentSubmissionSchema, MAX_ASSESSMENT_BODY } from '@clinic/shared/assessments';
import { complaintSubmissionSchema } from '@clinic/shared/complaints';
import { sampleSubmission } from '@clinic/shared/testing/testAssessmentsApi';
import { sampleComplaint } from '@clinic/shared/testing/testComplaintsApi';
import { expect, it } from 'vitest';

import { startGateway } from './testing/startGateway.ts';
import { answer, startWebhook } from './testing/startWebhook.ts';

/** An expression that goes over a part of its text twice needs seconds for 32 kB of one of these. */
const parts = [' ', '1 ', '1', '(', '+57 ', 'ext ', 'a@', 'a.', 'a@a.', '\n', '\u0301', '😀', '-', '_a'];

/** As much as a body may hold, begun and ended by what no expression ends with. */
const fill = (part: string): string =>
  `1${part.repeat(Math.floor((MAX_ASSESSMENT_BODY - 2000) / Buffer.byteLength(JSON.stringify(part).slice(1, -1))))}z`;

const forms = [
  ['send', sampleSubmission, Object.keys(assessmentSubmissionSchema.pipe[0].entries)],
  ['complain', sampleComplaint, Object.keys(complaintSubmissionSchema.entries)],
] as const;

it.each(forms)(
  '%s: 32 kB in any field are refused at once, and the next visitor is answered',
  async (form, sample, fields) => {
    const { inbox, calls } = await startWebhook(answer(200));
    const gateway = await startGateway({ inbox, assessmentRateLimit: 10_000 });

    for (const field of fields) {
      const [first = ''] = parts.map(fill);
      for (const value of [...parts.map(fill), [first], { [first]: 1 }])
        expect((await gateway[form]({ ...sample, [field]: value })).statusCode, field).toBe(400);
    }
    const next = await gateway[form]();

    expect(next.statusCode).toBe(200);
    expect(calls).toHaveLength(1);
  },
);
