import { server, useAssessmentScenario, type AssessmentScenario } from '@clinic/mocks/node';
import { complaintNumber } from '@clinic/shared/complaints';
import { renderWithProviders, sampleSettings } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { complaintsDocument } from '#content/documents/pages.ts';

import { page } from './ComplaintsPage.tsx';

const content = complaintsDocument('es');

function open(assessmentInbox = false) {
  const site = { ...sampleSettings.site, assessmentInbox };
  return renderWithProviders(<page.Component content={content} params={{}} />, { path: '/pqrs', site });
}

type User = ReturnType<typeof open>['user'];

async function write(user: User) {
  await user.type(screen.getByLabelText('¿Qué pasó?'), 'Esperé una hora.');
  await user.type(screen.getByLabelText('Nombre completo'), 'Ana Gómez');
  await user.type(screen.getByLabelText('Correo o celular'), 'ana@correo.co');
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Autorizar y enviar' }));

/** Simulates a reload: the page is unmounted and the tab's storage stays. */
const reload = (unmount: () => void) => unmount();

beforeEach(() => sessionStorage.clear());

it('visitor who forgets something is led to the first of it', async () => {
  const { user } = open();

  await send(user);

  expect(screen.getByLabelText('¿Qué pasó?')).toHaveFocus();
  expect(screen.getByLabelText('¿Qué pasó?')).toHaveAccessibleDescription(/Cuéntenos qué pasó$/);
  await user.type(screen.getByLabelText('¿Qué pasó?'), 'Esperé');
  expect(screen.getByLabelText('¿Qué pasó?')).not.toHaveAttribute('aria-invalid');
  await user.type(screen.getByLabelText('Correo o celular'), '300 123');
  await send(user);
  expect(screen.getByLabelText('Correo o celular')).toHaveAccessibleDescription(/celular de 10 dígitos/);
});

it('without an inbox WhatsApp gets the same text and number, and the page says that nothing arrived yet', async () => {
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Reclamo' }));
  await write(user);
  await send(user);

  expect(screen.getByRole('heading', { name: content.endings.prepared.heading })).toHaveFocus();
  const number = screen.getByText(/^PQRS-[CDFHJKMPRTWXY]{6}$/).textContent;
  const href = screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(href).searchParams.get('text')).toMatch(
    new RegExp(`^Reclamo ${number}, .+\nDe: Ana Gómez, ana@correo.co\n\nEsperé una hora.$`),
  );
});

it('what a password manager fills in without an event is sent, and stands in the draft', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('¿Qué pasó?'), 'Esperé una hora');
  for (const [label, value] of [
    ['Nombre completo', 'Ana Gómez'],
    ['Correo o celular', 'ana@correo.co'],
  ] as const)
    screen.getByLabelText<HTMLInputElement>(label).value = value;

  await user.type(screen.getByLabelText('¿Qué pasó?'), '.');
  expect(sessionStorage.getItem('clinic.complaint')).toContain('ana@correo.co');
  await send(user);

  const link = await screen.findByRole('link', { name: 'Enviar por WhatsApp' });
  const message = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(message).toContain('De: Ana Gómez, ana@correo.co\n\nEsperé una hora.');
});

it('a reload loses nothing', async () => {
  const { user, unmount } = open();
  await write(user);
  reload(unmount);

  open();

  expect(screen.getByLabelText('¿Qué pasó?')).toHaveValue('Esperé una hora.');
  expect(screen.getByLabelText('Correo o celular')).toHaveValue('ana@correo.co');
});

describe('an inbox', () => {
  const bodies: Record<string, unknown>[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    bodies.length = 0;
    server.events.on('request:start', async ({ request }) => void bodies.push(await request.clone().json()));
  });
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());

  it('gets it with the sentence that authorizes; the visitor sees number, day and hour', async () => {
    const { user } = open(true);
    await write(user);
    await send(user);

    expect(await screen.findByRole('heading', { name: content.endings.received.heading })).toHaveFocus();
    expect(screen.getByText(complaintNumber(String(bodies[0]?.id)))).toBeVisible();
    expect(screen.getByText(/^Recibida/)).toHaveTextContent(/2\d{3}.*\d:\d\d/);
    expect(bodies[0]).toMatchObject({
      kind: 'queja',
      text: 'Esperé una hora.',
      consentText: content.consent,
    });
    expect(sessionStorage.getItem('clinic.complaint')).toBeNull();
  });

  it.each<[string, AssessmentScenario, keyof typeof content.endings]>([
    ['fails', 'undeliverable', 'failed'],
    ['is a portal that says yes to everything', 'html', 'failed'],
    ['is asked too often', 'rate-limited', 'busy'],
  ])('that %s: the same complaint is sent again, after a reload too', async (_how, scenario, ending) => {
    useAssessmentScenario(scenario);
    const { user, unmount } = open(true);
    await write(user);
    await send(user);
    expect(await screen.findByRole('heading', { name: content.endings[ending].heading })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
    reload(unmount);

    server.resetHandlers();
    const again = open(true);
    await send(again.user);

    expect(await screen.findByRole('heading', { name: content.endings.received.heading })).toBeVisible();
    expect(bodies.map(({ id }) => id)).toEqual([bodies[0]?.id, bodies[0]?.id]);
  });
});
