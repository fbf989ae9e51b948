import { useLang } from '@clinic/shared/i18n';
import { Button } from '@clinic/shared/ui/Button';
import { Dialog } from '@clinic/shared/ui/Dialog';
import { SegmentedControl } from '@clinic/shared/ui/SegmentedControl';
import { Stepper } from '@clinic/shared/ui/Stepper';
import { useState } from 'react';

import { say } from './say.ts';

export function DialogSample() {
  const t = say(useLang());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('Abrir', 'Open')}
      </Button>
      {isOpen && (
        <Dialog
          heading={t('Solicitar valoración', 'Request an assessment')}
          closeLabel={t('Cerrar', 'Close')}
          onClose={() => setIsOpen(false)}
        >
          <p>{t('Contenido del diálogo.', 'Content of the dialog.')}</p>
        </Dialog>
      )}
    </>
  );
}

type Moment = 'day' | 'night' | 'both';

export function SegmentedSample() {
  const t = say(useLang());
  const moments = [
    { value: 'day', label: t('Día', 'Day') },
    { value: 'night', label: t('Noche', 'Night') },
    { value: 'both', label: t('Día y noche', 'Day and night') },
  ] as const;
  const [moment, setMoment] = useState<Moment>('day');
  return (
    <SegmentedControl
      legend={t('Momento de uso', 'When to use it')}
      options={moments}
      value={moment}
      onChange={setMoment}
    />
  );
}

export function StepperSample() {
  const t = say(useLang());
  const [units, setUnits] = useState(1);
  return (
    <Stepper
      value={units}
      min={1}
      max={12}
      labels={{
        field: t('Cantidad de Sérum C', 'Quantity of Serum C'),
        decrease: t('Quitar una unidad de Sérum C', 'Remove one unit of Serum C'),
        increase: t('Agregar una unidad de Sérum C', 'Add one unit of Serum C'),
        status: (value) => t(`${value} unidades`, `${value} units`),
      }}
      onChange={setUnits}
    />
  );
}
