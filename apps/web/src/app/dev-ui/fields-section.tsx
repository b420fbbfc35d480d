import { useState } from 'react'
import { Checkbox, Switch } from '../../ui/choice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { AmountField, NumberField } from '../../ui/number-field.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { PasswordField, TextField } from '../../ui/text-field.tsx'
import { toasts } from '../../ui/toasts.ts'
import { Section } from './specimen.tsx'

const kinds = [
  { value: 'service', label: 'Prestation de services' },
  { value: 'lease', label: 'Bail commercial' },
  { value: 'nda', label: 'Accord de confidentialité', hint: 'Deux parties' },
  { value: 'work', label: 'Contrat de travail', isDisabled: true },
]

export function FieldsSection() {
  return (
    <Section title="Fields">
      <FormErrors errors={[{ fieldId: 'dev-title', message: 'Saisissez le titre du contrat' }]} />
      <div className="grid gap-x-8 gap-y-5 tablet:grid-cols-2">
        <TextFields />
        <TypedFields />
        <ChoiceFields />
      </div>
      <FileDrop
        label="Déposez un contrat Word ou PDF"
        hint="DOCX ou PDF, 50 Mo au plus"
        accept=".docx,.pdf"
        onFiles={(files) => toasts.info(files.map((file) => file.name).join(', '))}
      />
    </Section>
  )
}

function TextFields() {
  const [words, setWords] = useState('')
  return (
    <>
      <TextField label="Titre" isRequired defaultValue="Contrat de maintenance" />
      <TextField
        id="dev-title"
        label="Titre"
        isRequired
        error="Saisissez le titre du contrat"
        hint="Tel qu’il apparaîtra dans les listes."
      />
      <TextField label="Référence" isOptional placeholder="20260001" />
      <TextField label="Référence" disabled defaultValue="20260001" />
      <PasswordField label="Mot de passe" showLabel="Afficher" hideLabel="Masquer" />
      <SearchBox label="Rechercher un contrat" value={words} onSearch={setWords} />
      <TextArea label="Description" aside="120 / 500" hint="Visible des seuls collaborateurs." />
    </>
  )
}

function TypedFields() {
  const [day, setDay] = useState<string | null>('2026-09-30')
  const [wrongDay, setWrongDay] = useState<string | null>('31/02/2026')
  const [cents, setCents] = useState<number | null>(1_250_000)
  const [noticeDays, setNoticeDays] = useState<number | null>(90)
  return (
    <>
      <DateField label="Date d’échéance" value={day} onChange={setDay} />
      <DateField label="Date d’effet" value={wrongDay} onChange={setWrongDay} isRequired />
      <AmountField currency="EUR" label="Montant" value={cents} onChange={setCents} />
      <NumberField label="Préavis" value={noticeDays} onChange={setNoticeDays} unit="jours" />
    </>
  )
}

function ChoiceFields() {
  const [kind, setKind] = useState<string | null>('lease')
  const [project, setProject] = useState<string | null>(null)
  const [folders, setFolders] = useState<readonly string[]>(['service', 'nda'])
  const [renewal, setRenewal] = useState<string | null>('tacit')
  return (
    <>
      <Select label="Type de contrat" options={kinds} value={kind} onChange={setKind} isRequired />
      <Select
        label="Type de contrat"
        options={kinds}
        value={null}
        placeholder="Choisir…"
        onChange={() => undefined}
        error="Sélectionnez le type de contrat"
      />
      <Combobox
        label="Projet"
        options={kinds}
        value={project}
        onChange={setProject}
        onCreate={(name) => toasts.success(`« ${name} » créé`)}
        placeholder="Chercher ou créer un projet"
      />
      <MultiSelect label="Classeurs" options={kinds} values={folders} onChange={setFolders} />
      <RadioGroup
        label="Reconduction"
        hint="Ce que dit le contrat de sa fin."
        value={renewal}
        onChange={setRenewal}
        options={[
          { value: 'none', label: 'Aucune' },
          { value: 'tacit', label: 'Tacite', hint: 'Se renouvelle si personne ne dénonce.' },
          { value: 'agreement', label: 'Sur accord' },
        ]}
      />
      <div className="flex flex-col gap-3">
        <Checkbox label="Renouvelable" defaultChecked hint="Au plus trois fois." />
        <Checkbox label="Une partie" isPartly />
        <Checkbox label="J’accepte" error="Cochez la case pour continuer" />
        <Checkbox label="Indisponible" disabled />
        <Switch label="Recevoir le bilan quotidien" defaultChecked />
        <Switch label="Recevoir le bilan hebdomadaire" hint="Le lundi matin." />
      </div>
    </>
  )
}
