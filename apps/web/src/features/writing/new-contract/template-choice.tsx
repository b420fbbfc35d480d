import { useState } from 'react'
import { useLocale, useTexts } from '../../../platform/locale.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { Template } from './choices.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { withTemplate } from './draft.ts'
import { fieldId } from './field-id.ts'
import { isAskedElsewhere } from './shown-values.ts'
import type { NewContractForm } from './use-new-contract.ts'

/** More than can be taken in at a glance are searched. */
const searchedFrom = 7

export function TemplateChoice({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const locale = useLocale()
  const [words, setWords] = useState('')
  const { templates } = form.choices
  const found = templates.filter(
    (template) => contains(template, words, locale) || template._id === form.draft.templateId,
  )
  const options = found.map((template) => ({
    value: template._id,
    label: template.title,
    hint: [template.description, fieldCount(t, template)].filter(Boolean).join(' · '),
  }))
  return (
    <div className="flex flex-col gap-3">
      {templates.length >= searchedFrom && (
        <SearchBox label={t('new-contract.template.search')} value={words} onSearch={setWords} />
      )}
      {found.length === 0 && (
        <p className="text-ink-soft">{t('new-contract.template.noMatch', { words })}</p>
      )}
      <div className="-m-1 max-h-96 overflow-y-auto p-1">
        <ChoiceCards
          id={fieldId('from')}
          label={t('new-contract.template.label')}
          options={options}
          value={form.draft.templateId}
          onChange={(id) => form.change(withTemplate(form.draft, templates, id))}
          columns={2}
          error={form.errors['from']}
        />
      </div>
    </div>
  )
}

function fieldCount(t: ReturnType<typeof useTexts>, template: Template): string {
  const count = template.fields.filter((variable) => !isAskedElsewhere(variable)).length
  return count === 0
    ? t('new-contract.template.noFields')
    : t('new-contract.template.fields', { count })
}

/** Accents and case do not matter. */
function contains({ title, description }: Template, words: string, locale: string): boolean {
  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale)
  return plain(`${title} ${description}`).includes(plain(words.trim()))
}
