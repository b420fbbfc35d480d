import { lazy, Suspense, useState } from 'react'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { loadTexts, useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { fieldId } from './field-id.ts'
import { useCreateProject } from './use-parties.ts'
import type { NewContractForm } from './use-new-contract.ts'

const CounterpartyDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./counterparty-dialog.tsx'),
    loadTexts('counterparties'),
  ])
  return dialog
})

/** The project, or a new one by name. */
export function ProjectField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const creation = useCreateProject((projectId) => form.change({ projectId }))
  const error = creation.error ? messageOf(creation.error) : form.errors['projectId']
  return (
    <ChoiceField
      noun="projects"
      id={fieldId('projectId')}
      label={t('new-contract.details.project')}
      placeholder={t('new-contract.details.projectPlaceholder')}
      value={form.draft.projectId}
      onChange={(projectId) => {
        creation.reset()
        form.change({ projectId })
      }}
      onCreate={(name) => creation.mutate(name)}
      isSearching={creation.isPending}
      error={error}
      isRequired
    />
  )
}

/** The counterparty, or a new one with its particulars. */
export function CounterpartyField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const [created, setCreated] = useState<string | null>(null)
  return (
    <>
      <ChoiceField
        noun="counterparties"
        id={fieldId('counterpartyId')}
        label={t('new-contract.details.counterparty')}
        placeholder={t('new-contract.details.counterpartyPlaceholder')}
        value={form.draft.counterpartyId}
        onChange={(counterpartyId) => form.change({ counterpartyId })}
        onCreate={setCreated}
        error={form.errors['counterpartyId']}
        isOptional
      />
      {created !== null && (
        <Suspense>
          <CounterpartyDialog
            name={created}
            onClose={() => setCreated(null)}
            onChosen={(counterpartyId) => {
              setCreated(null)
              form.change({ counterpartyId })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

export function LegalEntityField({ form }: { form: NewContractForm }) {
  const t = useTexts()
  return (
    <ChoiceField
      noun="legalEntities"
      id={fieldId('legalEntityId')}
      label={t('new-contract.details.legalEntity')}
      placeholder={t('new-contract.details.legalEntityPlaceholder')}
      value={form.draft.legalEntityId}
      onChange={(legalEntityId) => form.change({ legalEntityId })}
      error={form.errors['legalEntityId']}
      isOptional
    />
  )
}
