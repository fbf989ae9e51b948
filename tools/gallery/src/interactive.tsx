import { useLang } from '@clinic/shared/i18n';
import { Button } from '@clinic/shared/kit/Button';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { useState } from 'react';

import { translate } from './translate.ts';

export function DialogSample() {
  const t = translate(useLang());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('Abrir', 'Open')}
      </Button>
      {isOpen && (
        <Dialog
          heading={t('Pedir una visita', 'Ask for a visit')}
          closeLabel={t('Cerrar', 'Close')}
          onClose={() => setIsOpen(false)}
        >
          <p>{t('Contenido del diálogo.', 'Content of the dialog.')}</p>
        </Dialog>
      )}
    </>
  );
}
