import { useLang } from '@clinic/shared/i18n';
import { Button } from '@clinic/shared/ui/Button';
import { Dialog } from '@clinic/shared/ui/Dialog';
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
