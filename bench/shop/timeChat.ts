import type { Gateway } from '@clinic/testing/gateway';

import { median } from '../report/median.ts';
import { memoryOf } from '../report/memory.ts';

const questions = [
  '¿Qué productos tienen vitamina C?',
  '¿Tienen protector solar para piel grasa?',
  'Se me cae el cabello',
  '¿Cuánto dura una consulta?',
  'Quiero un champú para caspa',
];

/** Times of the assistant's answers, in ms: the first one, for which it reads the site, and those after it. */
export async function timeChat({ url, pid }: Gateway) {
  const ask = async (message: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'es' },
      body: JSON.stringify({ message }),
    });
    if (!response.ok) throw new Error(`The assistant answered ${response.status}.`);
    await response.text();
    return performance.now() - start;
  };
  const first = await ask('Hola');
  const times: number[] = [];
  for (const question of [...questions, ...questions, ...questions]) times.push(await ask(question));
  return { first, median: median(times), worst: Math.max(...times), memory: memoryOf(pid) };
}
