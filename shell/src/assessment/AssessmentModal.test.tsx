import { assessmentRequested, makeStore, selectAssessment } from '@clinic/shared/store';
import { AssessmentButton } from '@clinic/shared/ui/AssessmentButton';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { renderShell } from '#testing/renderShell.tsx';

import { AssessmentModal } from './AssessmentModal.tsx';
import { loadAssessment } from './loadAssessment.ts';

vi.mock('./loadAssessment.ts', { spy: true });

const service = { serviceName: 'Toxina botulínica', category: 'Dermatologia Estetica' };

type Options = { about?: typeof service; lang?: 'es' | 'en' };

/** The form as a visitor meets it, opened from a button of a page. */
async function openForm({ about, lang = 'es' }: Options = {}) {
  const result = renderShell(
    <>
      <AssessmentButton {...about}>Saber más</AssessmentButton>
      <AssessmentModal />
    </>,
    { lang },
  );
  await result.user.click(screen.getByRole('button', { name: 'Saber más' }));
  await screen.findByRole('button', { name: lang === 'es' ? 'Continuar' : 'Continue' });
  return result;
}

type User = Awaited<ReturnType<typeof openForm>>['user'];

const field = (name: string) => screen.getByLabelText(name, { exact: false });
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Continuar' }));
const dialog = () => screen.getByRole('dialog', { name: 'Solicitar valoración' });

const answers: Record<string, (user: User) => Promise<void>> = {
  'Nombre completo': (user) => user.type(field('Nombre completo'), 'Ana Gómez'),
  'Tipo de documento': (user) => user.selectOptions(field('Tipo de documento'), 'cc'),
  'Número de documento': (user) => user.type(field('Número de documento'), '1020304050'),
  'Correo electrónico': (user) => user.type(field('Correo electrónico'), 'ana@correo.co'),
  Teléfono: (user) => user.type(field('Teléfono'), '(604) 444-55-66'),
  'Objetivo principal': (user) => user.selectOptions(field('Objetivo principal'), 'cicatrices'),
  'Orden médica': (user) => user.click(screen.getByRole('radio', { name: 'No' })),
  Autorización: (user) => user.click(screen.getByRole('checkbox', { name: /Autorizo/ })),
};

async function fillIn(user: User, except?: string) {
  for (const [name, answer] of Object.entries(answers)) {
    // A visitor types one answer after the other.
    // oxlint-disable-next-line no-await-in-loop
    if (name !== except) await answer(user);
  }
}

beforeEach(() => {
  // Idle time never comes: each test sees the form load when it is opened.
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
});

describe('opening', () => {
  it('visitor sees the service that they asked about, and need not write it again', async () => {
    await openForm({ about: service });

    expect(screen.getByText('Toxina botulínica')).toBeVisible();
    expect(screen.getByText(/Dermatologia Estetica/)).toBeVisible();
    expect(field('Tratamiento de interés')).toHaveValue('Toxina botulínica');
  });

  it('visitor who asked about nothing in particular finds the treatment empty', async () => {
    await openForm();

    expect(field('Tratamiento de interés')).toHaveValue('');
  });

  it('visitor of the English site reads it in English', async () => {
    await openForm({ lang: 'en' });

    expect(screen.getByRole('dialog', { name: 'Request an assessment' })).toBeVisible();
    expect(field('Full name')).toBeVisible();
  });

  it('visitor whose connection fails tries again, calls or writes', async () => {
    vi.mocked(loadAssessment).mockRejectedValueOnce(new Error('offline'));
    const store = makeStore();
    store.dispatch(assessmentRequested({}));
    const { user } = renderShell(<AssessmentModal />, { store });

    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    expect(within(alert).getByRole('link', { name: '+57 300 000 0000' })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Intentar de nuevo' }));

    expect(await screen.findByRole('button', { name: 'Continuar' })).toBeVisible();
  });
});

describe('law, where the data are asked for', () => {
  it('says who is responsible, for what, and which rights there are', async () => {
    await openForm();

    expect(screen.getByText(/S\.A\.S\. \(muestra\), NIT 900\.000\.000-0/)).toBeVisible();
    expect(screen.getByText(/^Finalidad/)).toBeVisible();
    expect(screen.getByText(/sensibles: no está obligado/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'hola@arrayan.example' })).toBeVisible();
  });

  it('opens the policy in another tab, so that nothing written is lost', async () => {
    await openForm();

    const policy = screen.getByRole('link', { name: /política de privacidad/ });
    expect(policy).toHaveAttribute('href', '/privacidad');
    expect(policy).toHaveAttribute('target', '_blank');
  });

  it('never ticks the consent beforehand', async () => {
    await openForm();

    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});

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

    await fillIn(user, name);
    await submit(user);

    const summary = screen.getByRole('group', { name: 'Falta un dato por revisar' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(1);
    expect(within(summary).getByRole('link', { name: message })).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it.each([
    ['Correo electrónico', 'ana@', 'Escriba el correo completo, por ejemplo nombre@correo.com'],
    ['Teléfono', '300 12', 'Escriba un teléfono de al menos 7 dígitos'],
    ['Nombre completo', '   ', 'Escriba su nombre completo'],
  ])('%s cannot be «%s»', async (name, text, message) => {
    const { user } = await openForm();

    await fillIn(user, name);
    await user.type(field(name), text);
    await submit(user);

    expect(screen.getByRole('link', { name: message })).toBeVisible();
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(message);
  });

  it.each(['3001234567', '+57 300 123 4567', '(604) 444-55-66', '604.4445566 ext. 12'])(
    'takes the phone number %s as it is written',
    async (phone) => {
      const { user } = await openForm();

      await fillIn(user, 'Teléfono');
      await user.type(field('Teléfono'), phone);
      await submit(user);

      expect(screen.getByRole('heading', { name: /Su solicitud está lista/ })).toBeVisible();
    },
  );

  it('visitor with a medical order must name the doctor', async () => {
    const { user } = await openForm();
    expect(screen.queryByLabelText('Nombre del médico', { exact: false })).toBeNull();

    await fillIn(user, 'Orden médica');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await submit(user);
    expect(
      screen.getByRole('link', { name: 'Escriba el nombre del médico que expidió la orden' }),
    ).toBeVisible();

    await user.type(field('Nombre del médico'), 'Dra. Ruiz');
    await submit(user);
    expect(screen.getByRole('heading', { name: /Su solicitud está lista/ })).toBeVisible();
  });

  it('visitor who goes back to no order is not asked for the doctor', async () => {
    const { user } = await openForm();

    await fillIn(user, 'Orden médica');
    await user.click(screen.getByRole('radio', { name: 'Sí' }));
    await user.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.queryByLabelText('Nombre del médico', { exact: false })).toBeNull();

    await submit(user);
    expect(screen.getByRole('heading', { name: /Su solicitud está lista/ })).toBeVisible();
  });

  it('visitor goes from the summary to the field, and what is corrected leaves the summary', async () => {
    const { user } = await openForm();
    await fillIn(user, 'Nombre completo');
    await submit(user);

    await user.click(screen.getByRole('link', { name: 'Escriba su nombre completo' }));
    expect(field('Nombre completo')).toHaveFocus();
    await user.type(field('Nombre completo'), 'A');

    expect(screen.queryByRole('link', { name: 'Escriba su nombre completo' })).toBeNull();
    expect(field('Correo electrónico')).toHaveValue('ana@correo.co');
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

      expect(screen.getByText(name, { exact: false, selector: 'label' })).toHaveTextContent('(opcional)');
    },
  );
});

describe('after submitting', () => {
  async function submitWithDetails() {
    const result = await openForm({ about: service });
    await fillIn(result.user);
    await result.user.type(field('Algo más'), 'Tengo rosácea');
    await submit(result.user);
    return result;
  }

  it('visitor reads that nothing was sent, and no call is made', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);

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
        'Objetivo: Cicatrices',
    );
    expect(decodeURIComponent(href)).not.toMatch(/1020304050|rosácea|ana@correo\.co|444-55-66/);
  });

  it('visitor goes back to correct an answer and finds the others as they were', async () => {
    const { user } = await submitWithDetails();

    await user.click(screen.getByRole('button', { name: 'Corregir los datos' }));

    expect(field('Número de documento')).toHaveValue('1020304050');
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await vi.waitFor(() => expect(field('Nombre completo')).toHaveFocus());
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
    await fillIn(user);
    await submit(user);

    fireEvent(dialog(), new Event('cancel', { cancelable: true }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
