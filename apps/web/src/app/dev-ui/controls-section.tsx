import { ChevronDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { ButtonVariant } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import { Steps } from '../../ui/steps.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Section, Specimen } from './specimen.tsx'

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const reason = 'Vous n’êtes pas autorisé à modifier le contrat'

export function ControlsSection() {
  const [tab, setTab] = useState<'summary' | 'deadlines' | 'files'>('summary')
  return (
    <Section title="Controls">
      <Specimen title="Button">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            Envoyer pour signature
          </Button>
        ))}
      </Specimen>
      <Specimen title="Button: off with its reason, busy">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabledReason={reason}>
            Modifier
          </Button>
        ))}
        <Button variant="primary" isBusy>
          Enregistrer
        </Button>
      </Specimen>
      <Specimen title="Button: sizes, icons">
        <Button size="small">Petit</Button>
        <Button>Moyen</Button>
        <Button size="large">Grand</Button>
        <Button icon={<Plus aria-hidden />} trailing={<ChevronDown aria-hidden />}>
          Actions
        </Button>
        <KeyHint keys="Ctrl K" />
      </Specimen>
      <Specimen title="IconButton">
        <IconButton label="Modifier" icon={<Pencil aria-hidden />} keys="E" />
        <IconButton label="Modifier" icon={<Pencil aria-hidden />} size="small" />
        <IconButton label="Supprimer" icon={<Trash2 aria-hidden />} disabledReason={reason} />
      </Specimen>
      <Tabs
        label="Contrat"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'summary', label: 'Synthèse', content: <p>Fiche de synthèse</p> },
          { value: 'deadlines', label: 'Échéances', count: 3, content: <p>Échéances</p> },
          { value: 'files', label: 'Fichiers', count: 12, content: <p>Fichiers</p> },
        ]}
      />
      <Steps
        label="Étapes du contrat"
        steps={[
          { id: '1', label: 'Rédaction', detail: '12/03/2026', state: 'done' },
          { id: '2', label: 'Validation', detail: 'Claire Moreau', state: 'current' },
          { id: '3', label: 'Signature', state: 'upcoming' },
          { id: '4', label: 'Suivi', state: 'upcoming' },
        ]}
      />
    </Section>
  )
}
