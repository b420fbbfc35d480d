import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { chosenQuery } from '../../../platform/choices/choice-queries.ts'
import { useChoicePages } from '../../../platform/choices/use-choice-pages.ts'
import { useTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListLength } from '../../../ui/list-length.tsx'
import { nextPageAtScroll } from '../../../ui/option-pages.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { LoadingRegion, SkeletonText } from '../../../ui/skeleton.tsx'
import type { Template } from './choices.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { withTemplate } from './draft.ts'
import { fieldId } from './field-id.ts'
import { isAskedElsewhere } from './shown-values.ts'
import type { NewContractForm } from './use-new-contract.ts'

const TemplateLanguages = lazy(async () => {
  const { TemplateLanguages: languages } = await import('./template-languages.tsx')
  return { default: languages }
})

const TemplateFiles = lazy(async () => {
  const { TemplateFiles: files } = await import('./template-files.tsx')
  return { default: files }
})

/** More than fit at a glance are searched. */
const searchedFrom = 7

/** Templates side by side, as the server finds them; more come as one moves down. */
export function TemplateChoice({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const [words, setWords] = useState('')
  const { found, pages, error, retry } = useChoicePages('templates', words)
  if (error && !found)
    return (
      <EmptyState
        isSmall
        title={t('new-contract.template.listFailed')}
        action={<Button onClick={retry}>{t('common.action.retry')}</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  if (!found)
    return (
      <LoadingRegion>
        <SkeletonText lines={4} />
      </LoadingRegion>
    )
  return (
    <div className="flex flex-col gap-3">
      {(pages.total >= searchedFrom || words !== '') && (
        <SearchBox
          label={t('new-contract.template.search')}
          value={words}
          onSearch={setWords}
          maxLength={200}
        />
      )}
      {found.length === 0 && (
        <p className="text-ink-soft">{t('new-contract.template.noMatch', { words })}</p>
      )}
      <div
        className="-m-1 max-h-96 overflow-y-auto p-1"
        onScroll={({ currentTarget }) => nextPageAtScroll(pages, currentTarget)}
      >
        <TemplateCards form={form} found={found} />
      </div>
      <ListLength shown={found.length} pages={pages} words={words} />
      <ChosenLanguages form={form} />
      <ChosenFiles form={form} />
    </div>
  )
}

function ChosenLanguages({ form }: { form: NewContractForm }) {
  const { template } = form.choices
  if (!template || template.languages.length === 0) return null
  return (
    <Suspense>
      <TemplateLanguages form={form} template={template} />
    </Suspense>
  )
}

function ChosenFiles({ form }: { form: NewContractForm }) {
  const { template } = form.choices
  if (!template || template.files.length === 0) return null
  return (
    <Suspense>
      <TemplateFiles form={form} template={template} />
    </Suspense>
  )
}

function TemplateCards({ form, found }: { form: NewContractForm; found: readonly Template[] }) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const before = form.choices.template
  // The chosen one stays in sight, whatever is looked for.
  const isFound = found.some(({ _id }) => _id === before?._id)
  const templates = before && !isFound ? [before, ...found] : found
  const choose = (templateId: string) => {
    const chosen = templates.find(({ _id }) => _id === templateId)
    if (!chosen) return
    // If looked up by id, it is available immediately.
    queryClient.setQueryData(chosenQuery('templates', [templateId]).queryKey, [chosen])
    form.change(withTemplate(form.draft, before, chosen))
  }
  return (
    <ChoiceCards
      id={fieldId('from')}
      label={t('new-contract.template.label')}
      options={templates.map((template) => ({
        value: template._id,
        label: template.name,
        hint: template.description,
        note: fieldCount(t, template),
      }))}
      value={form.draft.templateId}
      onChange={choose}
      columns={2}
      error={form.errors['from']}
    />
  )
}

function fieldCount(t: ReturnType<typeof useTexts>, template: Template): string {
  const count = template.fields.filter((variable) => !isAskedElsewhere(variable)).length
  return count === 0
    ? t('new-contract.template.noFields')
    : t('new-contract.template.fields', { count })
}
