import { Button } from '@clinic/shared/ui/Button';
import { Dialog } from '@clinic/shared/ui/Dialog';
import { SegmentedControl } from '@clinic/shared/ui/SegmentedControl';
import { Stepper } from '@clinic/shared/ui/Stepper';
import { Toast, type ToastMessage } from '@clinic/shared/ui/Toast';
import { useState } from 'react';

export function DialogSample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Abrir
      </Button>
      {isOpen && (
        <Dialog heading="Solicitar valoración" closeLabel="Cerrar" onClose={() => setIsOpen(false)}>
          <p>Contenido del diálogo.</p>
        </Dialog>
      )}
    </>
  );
}

const moments = [
  { value: 'day', label: 'Día' },
  { value: 'night', label: 'Noche' },
  { value: 'both', label: 'Día y noche' },
] as const;

export function SegmentedSample() {
  const [moment, setMoment] = useState<(typeof moments)[number]['value']>('day');
  return <SegmentedControl legend="Momento de uso" options={moments} value={moment} onChange={setMoment} />;
}

export function StepperSample() {
  const [units, setUnits] = useState(1);
  return (
    <Stepper
      value={units}
      min={1}
      max={12}
      labels={{
        field: 'Cantidad de Sérum C',
        decrease: 'Quitar una unidad de Sérum C',
        increase: 'Agregar una unidad de Sérum C',
        status: (value) => `${value} unidades`,
      }}
      onChange={setUnits}
    />
  );
}

export function ToastSample() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [removals, setRemovals] = useState(0);

  function remove() {
    setRemovals(removals + 1);
    setMessage({
      id: `removal-${removals}`,
      text: 'Sérum C salió del carrito',
      action: { label: 'Deshacer', onAction: () => {} },
    });
  }

  return (
    <>
      <Button variant="secondary" onClick={remove}>
        Quitar del carrito
      </Button>
      <Toast message={message} dismissLabel="Cerrar aviso" onDismiss={() => setMessage(null)} />
    </>
  );
}
