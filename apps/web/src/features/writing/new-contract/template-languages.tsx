import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chosenQuery } from '../../../platform/choices/choice-queries.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Template } from './choices.ts'
import { withTemplate } from './draft.ts'
import type { NewContractForm } from './use-new-contract.ts'

interface TemplateLanguagesProps {
  form: NewContractForm
  template: Template
}

/** The chosen template in its other languages, each a click away. */
export function TemplateLanguages({ form, template }: TemplateLanguagesProps) {
  const t = useTexts()
  const queryClient = useQueryClient()
  const choosing = useMutation({
    mutationFn: (id: string) => queryClient.fetchQuery(chosenQuery('templates', [id])),
    onSuccess: ([chosen]) => {
      if (chosen) form.change(withTemplate(form.draft, template, chosen))
    },
  })
  const named = (locale: Template['locale']) => t(`new-contract.languages.${locale}`)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="text-sm text-ink-soft">
        {t('new-contract.languages.also', { locale: named(template.locale) })}
      </p>
      {template.languages.map(({ _id, name, locale }) => (
        <Button
          key={_id}
          size="small"
          isBusy={choosing.isPending && choosing.variables === _id}
          onClick={() => choosing.mutate(_id)}
          aria-label={t('new-contract.languages.choose', { name, locale: named(locale) })}
        >
          {named(locale)}
        </Button>
      ))}
    </div>
  )
}
