import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Popover } from '../../ui/popover.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toasts } from '../../ui/toasts.ts'
import { Section, Specimen } from './specimen.tsx'

export function OverlaysSection() {
  const [opened, setOpened] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpened(null)
  return (
    <Section title="Overlays">
      <Specimen title="Dialog, ConfirmDialog, Popover, Menu">
        <Button onClick={() => setOpened('dialog')}>Ouvrir un dialogue</Button>
        <Button onClick={() => setOpened('confirm')}>Ouvrir une confirmation</Button>
        <Popover title="Dénoncer avant le 30/09/2026" trigger={<Button>Pourquoi ?</Button>}>
          <p className="text-ink-soft">Préavis de trois mois avant l’échéance du 31/12/2026.</p>
        </Popover>
        <Menu
          trigger={<IconButton label="Autres actions" icon={<Ellipsis aria-hidden />} />}
          groups={[
            { actions: [{ label: 'Dupliquer le contrat', icon: <Copy aria-hidden /> }] },
            {
              actions: [
                {
                  label: 'Supprimer le contrat',
                  icon: <Trash2 aria-hidden />,
                  isDangerous: true,
                },
                {
                  label: 'Archiver le contrat',
                  disabledReason: 'Le contrat attend une signature.',
                },
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen title="Toast">
        <Button onClick={() => toasts.success('Contrat archivé', { undo: () => undefined })}>
          Succès avec annulation
        </Button>
        <Button onClick={() => toasts.error('Une erreur est survenue')}>Erreur</Button>
        <Button onClick={() => toasts.warning('Connexion perdue')}>Avertissement</Button>
      </Specimen>
      <Dialog
        isOpen={opened === 'dialog'}
        onClose={close}
        title="Renommer le contrat"
        description="Le nouveau titre apparaît partout."
        footer={
          <>
            <Button onClick={close}>Annuler</Button>
            <Button variant="primary" onClick={close}>
              Renommer le contrat
            </Button>
          </>
        }
      >
        <TextField label="Titre" defaultValue="Contrat de maintenance" />
      </Dialog>
      <ConfirmDialog
        isOpen={opened === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Marquer « Contrat de maintenance » comme signé ?"
        consequence="Cette action est irréversible : le contrat ne pourra plus être modifié."
        confirmLabel="Marquer comme signé"
      />
    </Section>
  )
}
