import { server, useAssessmentScenario, type AssessmentScenario } from '@clinic/mocks/node';
import { stored } from '@clinic/mocks/stored';
import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { assessmentRequested } from '@clinic/shared/kit/actions/assessmentSlice';
import { referenceOf } from '@clinic/shared/reference';
import { sampleSettings, selectAssessment } from '@clinic/shared/testing';
import { makeStore } from '@tesela/core/store';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { renderShell } from '#testing/renderShell.tsx';

import { AssessmentModal } from './AssessmentModal.tsx';
import { loadAssessment } from './loadAssessment.ts';

// Other files share these modules, and must not meet the stand-in.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./loadAssessment.ts', { spy: true });

const service = { serviceName: 'Toxina botulínica', category: 'Dermatología Estética' };

type Options = {
  about?: typeof service | { doctor: string };
  lang?: 'es' | 'en';
  assessmentInbox?: boolean;
};

/** The form as a visitor meets it, opened from a button of a page. */
async function openForm({ about, lang = 'es', assessmentInbox = false }: Options = {}) {
  const result = renderShell(
    <>
      <AssessmentButton {...about}>Saber más</AssessmentButton>
      <AssessmentModal />
    </>,
    { lang, site: { ...sampleSettings.site, assessmentInbox } },
  );
  await result.user.click(screen.getByRole('button', { name: 'Saber más' }));
  await screen.findByRole('button', { name: /^Continu/ });
  return result;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

const field = (name: string) => screen.getByLabelText(name, { exact: false });
const goOn = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await screen.findByText('Paso 2 de 2');
};
/** The button below what is on the screen. */
const submit = (user: User) =>
  user.click(screen.getByRole('button', { name: /^(?:Continuar|Preparar el mensaje)$/ }));
const dialog = () => screen.getByRole('dialog', { name: 'Solicitar valoración' });

/** One event an answer: single keys and presses prove nothing more, and render the form for each. */
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** Chrome on iOS and password managers fill in without an event. */
function autofill(name: string, value: string) {
  (field(name) as HTMLInputElement).value = value;
}

const personAnswers: Record<string, () => boolean> = {
  'Nombre completo': () => write('Nombre completo', 'Ana Gómez'),
  'Tipo de documento': () => write('Tipo de documento', 'cc'),
  'Número de documento': () => write('Número de documento', '1020304050'),
  'Correo electrónico': () => write('Correo electrónico', 'ana@correo.co'),
  Teléfono: () => write('Teléfono', '(604) 444-55-66'),
};

const visitAnswers: typeof personAnswers = {
  'Objetivo principal': () => write('Objetivo principal', 'cicatrices'),
  'Orden médica': () => fireEvent.click(screen.getByRole('radio', { name: 'No' })),
  Autorización: () => fireEvent.click(screen.getByRole('checkbox', { name: /Autorizo/ })),
};

function answerAll(answers: typeof personAnswers, except?: string) {
  for (const [name, answer] of Object.entries(answers)) if (name !== except) answer();
}

const fillPerson = (except?: string) => answerAll(personAnswers, except);

/** Both screens; only the first where the answer that is left out belongs there. */
async function fillIn(except?: string) {
  fillPerson(except);
  if (except !== undefined && except in personAnswers) return;
  await goOn();
  answerAll(visitAnswers, except);
}

beforeEach(() => {
  sessionStorage.clear();
});

describe('opening', () => {
  it('visitor sees the service that they asked about, and need not write it again', async () => {
    await openForm({ about: service });

    expect(screen.getByText('Toxina botulínica')).toBeVisible();
    expect(screen.getByText(/Dermatología Estética/)).toBeVisible();
    expect(screen.getByText(/^Valoración: \$160\.000\. Se descuenta/)).toBeVisible();
    fillPerson();
    await goOn();
    expect(field('Tratamiento de interés')).toHaveValue('Toxina botulínica');
    expect(field('Objetivo principal')).toHaveValue('mejora-estetica');
  });

  it('visitor begins at the heading, where no keyboard covers the introduction, and hears where it ends', async () => {
    await openForm();

    expect(
      within(screen.getByRole('heading', { name: 'Solicitar valoración' })).getByText(/./),
    ).toHaveFocus();
    expect(screen.getByRole('group', { name: /Sus datos/ })).toHaveAccessibleDescription(
      /Al final, usted la envía por WhatsApp/,
    );
  });

  it.each([
    ['Nombre completo', 'De quien viene a la cita.'],
    ['Tipo de documento', 'Para la historia clínica. No va en el mensaje.'],
    ['Número de documento', 'Para la historia clínica. No va en el mensaje.'],
    ['Correo electrónico', 'Para confirmarle la cita.'],
    ['Teléfono', 'Para acordar el día y la hora.'],
  ])('%s says why it is asked, and whether it is not sent', async (name, hint) => {
    await openForm();

    expect(field(name)).toHaveAccessibleDescription(hint);
  });

  it('the second screen says so too, and the visitor begins at its top', async () => {
    await openForm();

    fillPerson();
    await goOn();

    expect(screen.getByText('Paso 2 de 2').closest('legend')).toHaveFocus();
    expect(field('Objetivo principal')).toHaveAccessibleDescription(/quien más sabe/);
    expect(screen.getByRole('radiogroup', { name: '¿Tiene orden médica?' })).toHaveAccessibleDescription(
      /tráigala/,
    );
    expect(field('Algo más que debamos saber')).toHaveAccessibleDescription(/No va en el mensaje/);
  });

  it('visitor who goes back finds the first screen as it was', async () => {
    const { user } = await openForm();
    fillPerson();
    await goOn();

    await user.click(screen.getByRole('button', { name: 'Volver' }));

    expect(field('Número de documento')).toHaveValue('1020304050');
    expect(screen.getByText('Paso 1 de 2').closest('legend')).toHaveFocus();
  });

  it('visitor learns before asking what it costs, how to cancel, who pays and where to park', async () => {
    const { user } = await openForm();

    await user.click(screen.getByText('Precio, prepagada y parqueadero'));

    const answersOf = screen.getAllByRole('definition').map((answer) => answer.textContent);
    expect(answersOf).toEqual([
      expect.stringMatching(/^\$160\.000\. Se descuenta .* 60 días/),
      expect.stringMatching(/24 horas antes/),
      expect.stringMatching(/EPS ni con medicina prepagada/),
      expect.stringMatching(/parqueadero de visitantes/),
    ]);
  });

  it('visitor who asked about nothing in particular finds the treatment empty', async () => {
    await openForm();
    fillPerson();
    await goOn();

    expect(field('Tratamiento de interés')).toHaveValue('');
  });

  it('visitor of the English site reads it in English', async () => {
    await openForm({ lang: 'en' });

    expect(screen.getByRole('dialog', { name: 'Request an assessment' })).toBeVisible();
    expect(field('Full name')).toBeVisible();
  });

  it('visitor without a connection calls, and the form opens when it is back', async () => {
    vi.mocked(loadAssessment).mockRejectedValueOnce(new Error('offline'));
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const store = makeStore();
    store.dispatch(assessmentRequested({}));
    renderShell(<AssessmentModal />, { store });

    expect(await screen.findByRole('link', { name: '+57 300 000 0000' })).toBeVisible();
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));

    expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible();
  });
});

describe('law, where the data are asked for', () => {
  it('says who is responsible, for what, and which rights there are', async () => {
    const { user } = await openForm();
    fillPerson();
    await goOn();

    await user.click(screen.getByText('Qué hacemos con estos datos'));

    expect(screen.getByText(/S\.A\.S\., NIT 900\.000\.000-0/)).toBeVisible();
    expect(screen.getByText(/^Finalidad/)).toBeVisible();
    expect(screen.getByText(/sensibles: no está obligado/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hola@arrayan.example' })).toBeVisible();
  });

  it('opens the policy in another tab, so that nothing written is lost', async () => {
    await openForm();
    fillPerson();
    await goOn();

    const policy = screen.getByRole('link', { name: /Política de privacidad/ });
    expect(policy).toHaveAttribute('href', '/datos');
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('never ticks the consent beforehand', async () => {
    await openForm();
    fillPerson();
    await goOn();

    expect(screen.getByRole('checkbox', { name: /Autorizo/ })).not.toBeChecked();
  });
});

const wholePhone = 'Escriba el teléfono completo: un celular tiene 10 dígitos, por ejemplo 300 123 4567';

describe('rules', () => {
  it.each([
    ['Nombre completo', 'Escriba su nombre completo'],
    ['Tipo de documento', 'Elija el tipo de documento'],
    ['Número de documento', 'Escriba el número de documento'],
    ['Correo electrónico', 'Escriba su correo electrónico'],
    ['Teléfono', 'Escriba su teléfono'],
    ['Objetivo principal', 'Elija el objetivo principal'],
    ['Orden médica', 'Indique si tiene orden médica'],
    ['Autorización', 'Marque la autorización para continuar'],
  ])('%s is required', async (name, message) => {
    const { user } = await openForm();

    await fillIn(name);
    await submit(user);

    const summary = screen.getByRole('group', { name: 'Revise un dato' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(within(summary).getByRole('link', { name: message })).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it.each([
    ['Correo electrónico', 'ana@', 'Escriba el correo completo, por ejemplo nombre@correo.com'],
    ['Teléfono', '444 12', wholePhone],
    ['Nombre completo', ' \u3164 ', 'Escriba su nombre completo'],
  ])('%s cannot be «%s»', async (name, text, message) => {
    const { user } = await openForm();

    await fillIn(name);
    await user.type(field(name), text);
    await submit(user);

    expect(screen.getByRole('link', { name: message })).toBeVisible();
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('takes a phone number as it is written', async () => {
    const { user } = await openForm();

    await fillIn('Teléfono');
    write('Teléfono', '\u202aCel. 300\u2011123 4567\u202c (Ana)');
    await submit(user);

    expect(await screen.findByText('Paso 2 de 2')).toBeVisible();
  });

  it('visitor with a medical order must name the doctor', async () => {
    const { user } = await openForm();

    await fillIn('Orden médica');
    expect(screen.queryByLabelText('Nombre del médico', { exact: false })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await submit(user);
    expect(
      screen.getByRole('link', { name: 'Escriba el nombre del médico que expidió la orden' }),
    ).toBeVisible();

    write('Nombre del médico', 'Dra. Ruiz');
    await submit(user);
    expect(screen.getByRole('heading', { name: /Su solicitud está lista/ })).toBeVisible();
  });

  it('the missing doctor is told in the same round as everything else', async () => {
    const { user } = await openForm();
    fillPerson();
    await goOn();

    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await submit(user);

    const summary = screen.getByRole('group', { name: 'Revise 3 datos' });
    expect(summary).toHaveTextContent('Elija el objetivo principal');
    expect(summary).toHaveTextContent('Escriba el nombre del médico que expidió la orden');
  });

  it('the question without an answer is invalid for a screen reader too', async () => {
    const { user } = await openForm();
    fillPerson();
    await goOn();
    const question = screen.getByRole('radiogroup', { name: '¿Tiene orden médica?' });
    expect(question).toBeValid();

    await submit(user);

    expect(question).toBeInvalid();
    expect(question).toHaveAccessibleDescription(/Indique si tiene orden médica$/);
  });

  it('visitor who goes back to no order is not asked for the doctor', async () => {
    const { user } = await openForm();

    await fillIn('Orden médica');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByLabelText('Nombre del médico', { exact: false })).toBeNull();

    await submit(user);
    expect(screen.getByRole('heading', { name: /Su solicitud está lista/ })).toBeVisible();
  });

  it('visitor goes from the summary to the field, and what is corrected leaves the summary', async () => {
    const { user } = await openForm();
    await fillIn('Nombre completo');
    await submit(user);

    await user.click(screen.getByRole('link', { name: 'Escriba su nombre completo' }));
    expect(field('Nombre completo')).toHaveFocus();
    await user.type(field('Nombre completo'), 'A');

    expect(screen.queryByRole('link', { name: 'Escriba su nombre completo' })).toBeNull();
    expect(field('Correo electrónico')).toHaveValue('ana@correo.co');
  });

  it('what the browser fills in without an event counts on both screens', async () => {
    const { user } = await openForm();
    await user.selectOptions(field('Tipo de documento'), 'cc');
    autofill('Nombre completo', 'Ana Gómez');
    autofill('Número de documento', '1020304050');
    autofill('Correo electrónico', 'ana@correo.co');
    autofill('Teléfono', '3001234567');

    await goOn();
    autofill('Objetivo principal', 'cicatrices');
    answerAll(visitAnswers, 'Objetivo principal');
    await user.click(screen.getByRole('button', { name: 'Preparar el mensaje' }));

    expect(await screen.findByText(/Soy Ana Gómez|soy Ana Gómez/)).toHaveTextContent('3001234567');
  });

  it('says nothing about mistakes before the visitor submits', async () => {
    const { user } = await openForm();

    await user.type(field('Correo electrónico'), 'ana@');
    await user.tab();

    expect(field('Correo electrónico')).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['Nombre completo', 'name'],
    ['Correo electrónico', 'email'],
    ['Teléfono', 'tel'],
  ])('the browser can fill in %s', async (name, autocomplete) => {
    await openForm();

    expect(field(name)).toHaveAttribute('autocomplete', autocomplete);
  });

  it.each(['Tratamiento de interés', 'Algo más que debamos saber'])(
    '%s is marked as optional',
    async (name) => {
      await openForm();
      fillPerson();
      await goOn();

      expect(screen.getByText(name, { exact: false, selector: 'label' })).toHaveTextContent('(opcional)');
    },
  );
});

describe('after submitting', () => {
  async function submitWithDetails() {
    const result = await openForm({ about: service });
    await fillIn();
    write('Algo más', 'Tengo rosácea');
    await submit(result.user);
    return result;
  }

  it('visitor reads that nothing was sent, and no call is made', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');

    await submitWithDetails();

    expect(screen.getByRole('heading', { name: /Falta enviarla/ })).toHaveFocus();
    expect(screen.getByText(/Todavía no hemos recibido nada/)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('the WhatsApp message has the name, treatment and goal, never the document or the details', async () => {
    await submitWithDetails();

    const href = screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(
      'Hola, soy Ana Gómez. Quisiera solicitar una valoración.\n' +
        'Tratamiento de interés: Toxina botulínica\n' +
        'Objetivo principal: Cicatrices\n' +
        '¿Tiene orden médica? No\n' +
        'Teléfono: (604) 444-55-66\n' +
        'Correo electrónico: ana@correo.co\n' +
        `Referencia: ${/[A-Z]{6}$/.exec(href)}`,
    );
    expect(decodeURIComponent(href)).not.toMatch(/1020304050|rosácea/);
  });

  it('the message leaves telephone and e-mail out once the visitor says so, and shows what it carries', async () => {
    const { user } = await submitWithDetails();

    await user.click(screen.getByRole('checkbox', { name: 'Incluir mi teléfono y mi correo' }));

    const href = screen.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href') ?? '';
    const message = new URL(href).searchParams.get('text') ?? '';
    expect(message).not.toMatch(/ana@correo\.co|444-55-66/);
    expect(screen.getByText(message, { normalizer: (text) => text })).toBeVisible();
  });

  it('the message names the doctor of the medical order', async () => {
    const { user } = await openForm();
    await fillIn('Orden médica');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    write('Nombre del médico', 'Dra. Ruiz');
    await submit(user);

    expect(
      screen.getByText(/orden médica\? Sí\s+Nombre del médico que la expidió: Dra\. Ruiz/),
    ).toBeVisible();
  });

  it('the message carries the days and the time that suit, as a wish', async () => {
    const { user } = await openForm();
    await fillIn();
    expect(screen.getByRole('group', { name: /Días preferidos/ })).toHaveAccessibleDescription(
      /no una reserva/,
    );
    await user.click(screen.getByText(/^Días, horario/));
    await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sábado' }));
    await user.selectOptions(field('Horario preferido'), 'manana');
    await submit(user);

    const preview = screen.getByText(/Quisiera solicitar/);
    expect(preview).toHaveTextContent('Días preferidos: Martes, Sábado (si es posible)');
    expect(preview).toHaveTextContent('Horario preferido: En la mañana (si es posible)');
  });

  it('visitor goes back to correct an answer and finds the others as they were', async () => {
    const { user } = await submitWithDetails();

    await user.click(screen.getByRole('button', { name: 'Corregir los datos' }));

    expect(field('Número de documento')).toHaveValue('1020304050');
    await vi.waitFor(() => expect(field('Nombre completo')).toHaveFocus());
    await goOn();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it('visitor who comes back from WhatsApp is asked whether it was sent; nothing is lost by a no', async () => {
    const { user } = await submitWithDetails();
    const link = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
    const href = link.getAttribute('href');

    await user.click(link);

    expect(screen.getByRole('heading', { name: '¿La envió?' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'No, abrir WhatsApp otra vez' })).toHaveAttribute('href', href);
    await user.click(screen.getByRole('button', { name: 'Corregir los datos' }));
    expect(field('Nombre completo')).toHaveValue('Ana Gómez');
  });

  it('visitor who sent it reads the reference of the message, by when we answer and what to bring', async () => {
    const { user } = await submitWithDetails();
    const link = screen.getByRole('link', { name: 'Enviar por WhatsApp' });
    const [reference = 'none'] = /[A-Z]{6}$/.exec(link.getAttribute('href') ?? '') ?? [];

    await user.click(link);
    await user.click(screen.getByRole('button', { name: 'Sí, la envié' }));

    expect(screen.getByRole('heading', { name: 'Solicitud enviada' })).toHaveFocus();
    expect(screen.getByText(reference)).toBeVisible();
    expect(screen.getByText(/a más tardar el siguiente día hábil/)).toBeVisible();
    expect(screen.getByText('Su documento de identidad')).toBeVisible();
    expect(sessionStorage.getItem('clinic.assessment')).toBeNull();
  });
});

describe('a doctor', () => {
  it('is no treatment: the message says with whom, and leaves the treatment open', async () => {
    const { user } = await openForm({ about: { doctor: 'Dra. Mariana Restrepo' } });
    expect(screen.getByText('Con')).toBeVisible();
    await fillIn();
    expect(field('Tratamiento de interés')).toHaveValue('');
    await submit(user);

    const message = screen.getByText(/Quisiera solicitar/);
    expect(message).toHaveTextContent(
      /valoración\. Con: Dra\. Mariana Restrepo Objetivo principal: Cicatrices/,
    );
    expect(message).not.toHaveTextContent('Tratamiento de interés');
  });
});

describe('a minor', () => {
  it.each(['ti', 'rc'])('with a document «%s»: the form asks for the adult, who authorizes', async (type) => {
    const { user } = await openForm();
    fillPerson('Tipo de documento');
    expect(screen.queryByLabelText(/representante legal/)).toBeNull();

    await user.selectOptions(field('Tipo de documento'), type);
    await submit(user);
    expect(
      screen.getByRole('link', { name: 'Escriba el nombre del adulto que representa al menor' }),
    ).toBeVisible();
    write('Padre, madre o representante legal', 'Rosa Gómez');
    await goOn();
    answerAll(visitAnswers, 'Autorización');
    await user.click(screen.getByRole('checkbox', { name: /^Como representante legal/ }));
    await submit(user);

    expect(
      screen.getByText(/^Hola, soy Rosa Gómez\. .*una valoración para Ana Gómez, menor de edad\./),
    ).toBeVisible();
  });

  it('needs no adult once the document is another', async () => {
    const { user } = await openForm();
    fillPerson();
    await user.selectOptions(field('Tipo de documento'), 'ti');
    write('Padre, madre o representante legal', 'Rosa Gómez');

    await user.selectOptions(field('Tipo de documento'), 'ppt');
    await goOn();
    answerAll(visitAnswers);
    await submit(user);

    expect(screen.getByText(/^Hola, soy Ana Gómez\./)).toBeVisible();
  });
});

describe('closing', () => {
  const closeButton = () => screen.getByRole('button', { name: 'Cerrar' });
  const question = () => screen.queryByRole('alertdialog', { name: '¿Cerrar y borrar lo escrito?' });

  it('an untouched form closes at once, forgets the service and returns to its button', async () => {
    const { user, store } = await openForm({ about: service });

    await user.click(closeButton());

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectAssessment(store.getState())).toEqual({ isOpen: false, serviceName: '', category: '' });
    expect(screen.getByRole('button', { name: 'Saber más' })).toHaveFocus();
  });

  it.each([
    ['the button', () => fireEvent.click(closeButton())],
    ['Esc', () => fireEvent(dialog(), new Event('cancel', { cancelable: true }))],
    ['a press outside', () => fireEvent.mouseDown(dialog())],
  ])('%s asks before anything written is lost', async (_way, close) => {
    const { user } = await openForm();
    await user.type(field('Nombre completo'), 'Ana');

    close();

    expect(question()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Seguir escribiendo' })).toHaveFocus();
  });

  it('visitor who goes on writing finds everything as it was', async () => {
    const { user } = await openForm();
    await user.type(field('Nombre completo'), 'Ana');

    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await user.click(screen.getByRole('button', { name: 'Seguir escribiendo' }));

    expect(question()).toBeNull();
    expect(field('Nombre completo')).toHaveValue('Ana');
    expect(field('Nombre completo')).toHaveFocus();
  });

  it('visitor who closes and opens again finds an empty form', async () => {
    const { user, store } = await openForm({ about: service });
    await user.type(field('Nombre completo'), 'Ana');

    await user.click(closeButton());
    await user.click(screen.getByRole('button', { name: 'Cerrar y borrar' }));
    expect(selectAssessment(store.getState())).toEqual({ isOpen: false, serviceName: '', category: '' });
    await user.click(screen.getByRole('button', { name: 'Saber más' }));

    expect(await screen.findByLabelText('Nombre completo')).toHaveValue('');
  });

  it('a prepared request closes without a question', async () => {
    const { user } = await openForm();
    await fillIn();
    await submit(user);

    fireEvent(dialog(), new Event('cancel', { cancelable: true }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an inbox', () => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
  });
  afterAll(() => server.close());

  /** Sends the form to an inbox that behaves as the scenario says. */
  async function sendForm(scenario: AssessmentScenario) {
    const bodies: Record<string, unknown>[] = [];
    server.events.on('request:start', async ({ request }) => void bodies.push(await request.clone().json()));
    useAssessmentScenario(scenario);
    const result = await openForm({ about: service, assessmentInbox: true });
    await fillIn();
    await result.user.click(screen.getByRole('button', { name: 'Enviar solicitud' }));
    return { ...result, bodies };
  }

  it('visitor reads at the top that it will be sent, and no field says otherwise', async () => {
    await openForm({ assessmentInbox: true });

    expect(screen.getByText(/llega al buzón de la clínica y aquí mismo verá/)).toBeVisible();
    expect(screen.queryByText(/No va en el mensaje/)).toBeNull();
  });

  it('gets everything, and the sentence that was agreed to; the visitor sees that it arrived', async () => {
    const { bodies } = await sendForm('success');

    expect(await screen.findByRole('heading', { name: 'Recibimos su solicitud' })).toHaveFocus();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toMatchObject({
      fullName: 'Ana Gómez',
      identificationNumber: '1020304050',
      about: service,
      lang: 'es',
      consent: true,
      consentText: expect.stringMatching(/^Autorizo el tratamiento de mis datos personales/),
    });
    expect(screen.getByText(referenceOf(String(bodies[0]?.id)))).toBeVisible();
  });

  it.each<[string, AssessmentScenario]>([
    ['fails', 'undeliverable'],
    ['is not there', 'absent'],
    ['cannot be reached', 'network-error'],
    ['is a portal that says yes to everything', 'html'],
  ])('that %s: the visitor sees it, tries again, and it is the same request', async (_how, scenario) => {
    const { user, bodies } = await sendForm(scenario);

    expect(await screen.findByRole('heading', { name: 'No pudimos confirmar que llegara' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Enviar por WhatsApp' })).toBeVisible();
    useAssessmentScenario('success');
    await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));

    expect(await screen.findByRole('heading', { name: 'Recibimos su solicitud' })).toBeVisible();
    expect(bodies.map(({ id }) => id)).toEqual([bodies[0]?.id, bodies[0]?.id]);
  });

  it('that is asked too often tells the visitor to wait, and keeps the answers', async () => {
    const { user } = await sendForm('rate-limited');

    expect(await screen.findByRole('heading', { name: /Espere un minuto/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Corregir los datos' }));

    expect(field('Nombre completo')).toHaveValue('Ana Gómez');
  });
});

describe('a reload of the tab', () => {
  /** What a reload does: the page is gone without any clean-up, the tab's storage stays. */
  async function reload(unmount: () => void) {
    const kept = sessionStorage.getItem('clinic.assessment');
    unmount();
    if (kept !== null) sessionStorage.setItem('clinic.assessment', kept);
  }

  it('keeps what was typed but the document and the consent', async () => {
    const { user, unmount } = await openForm();
    await fillIn();
    await user.click(screen.getByText(/^Días, horario/));
    await user.click(screen.getByRole('checkbox', { name: 'Martes' }));
    await reload(unmount);

    await openForm({ about: service });

    expect(field('Nombre completo')).toHaveValue('Ana Gómez');
    expect(field('Número de documento')).toHaveValue('');
    expect(screen.getByText(/Recuperamos lo que había escrito/)).toBeVisible();
    write('Número de documento', '1020304050');
    await goOn();
    expect(field('Objetivo principal')).toHaveValue('cicatrices');
    expect(screen.getByLabelText('Martes')).toBeChecked();
    expect(field('Tratamiento de interés')).toHaveValue('Toxina botulínica');
    expect(screen.getByRole('checkbox', { name: /Autorizo/ })).not.toBeChecked();
  });

  it('keeps what the browser filled in without an event', async () => {
    const { unmount } = await openForm();
    autofill('Correo electrónico', 'ana@correo.co');
    write('Nombre completo', 'Ana Gómez');
    await reload(unmount);

    await openForm();

    expect(field('Correo electrónico')).toHaveValue('ana@correo.co');
  });

  it('developer sees a half-filled form by the link of the mocks', async () => {
    stored['form-half-filled']({ local: localStorage, session: sessionStorage });

    await openForm();

    expect(field('Nombre completo')).toHaveValue('Ana María Gómez');
    expect(field('Número de documento')).toHaveValue('');
  });

  it('visitor who finds an earlier draft erases it', async () => {
    const { user, unmount } = await openForm();
    await user.type(field('Nombre completo'), 'Ana');
    await reload(unmount);
    await openForm();

    await user.click(screen.getByRole('button', { name: 'Borrarlo' }));

    expect(field('Nombre completo')).toHaveValue('');
    expect(sessionStorage.getItem('clinic.assessment')).toBeNull();
  });

  it('the document never reaches the storage, and closing empties it', async () => {
    const { user } = await openForm();
    await fillIn();
    expect(sessionStorage.getItem('clinic.assessment')).toContain('Ana Gómez');
    expect(sessionStorage.getItem('clinic.assessment')).not.toContain('1020304050');

    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Cerrar y borrar' }));

    expect(sessionStorage.getItem('clinic.assessment')).toBeNull();
  });

  it.each([
    ['is not JSON', '{'],
    ['is of another shape', '{"savedAt":1,"values":{"fullName":7}}'],
    ['is from yesterday', JSON.stringify({ savedAt: 1, values: { fullName: 'Ana' } })],
  ])('a draft that %s is left aside', async (_what, stored) => {
    sessionStorage.setItem('clinic.assessment', stored);

    await openForm();

    expect(field('Nombre completo')).toHaveValue('');
    expect(screen.queryByText(/Recuperamos/)).toBeNull();
  });
});
