import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Copy, Ellipsis, Languages, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useGo } from '../../../../platform/go.ts'
import { currentTexts, loadTexts, useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { toasts } from '../../../../ui/toasts.ts'
import { useRemoval } from '../../../settings/administration/public.tsx'
import { useWordCopy } from '../../texts/public.tsx'
import { freeLocales } from '../languages/free-locales.ts'
import { isTranslation } from '../languages/is-translation.ts'
import { RetireDialog } from '../retire-dialog.tsx'
import { copyTemplate, reinstateTemplate, type TemplateRecord } from '../template-queries.ts'
import { templates } from '../template-records.ts'

const TranslateDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../languages/translate-dialog.tsx'),
    loadTexts('template-languages'),
  ])
  return { default: module.TranslateDialog }
})

/** Rare acts on the whole template; disabled ones say why. */
export function TemplateMenu({ template }: { template: TemplateRecord }) {
  const t = useTexts()
  const go = useGo()
  const why = useReasons(template)
  const [isRetiring, setRetiring] = useState(false)
  const [isTranslating, setTranslating] = useState(false)
  const { _id, title, state, textId } = template
  const word = useWordCopy(textId)
  const copying = useMutation({
    mutationFn: () => copyTemplate(_id),
    meta: { changes: ['templates'] },
    onSuccess: (copy) => {
      toasts.success(currentTexts()('templates.copied', { title: copy.title }))
      go(paths.template(copy._id))
    },
  })
  const reinstating = useMutation({
    mutationFn: () => reinstateTemplate(_id),
    meta: { changes: ['templates'] },
    onSuccess: () => toasts.success(currentTexts()('templates.reinstated')),
  })
  const removal = useRemoval({
    changes: ['templates'],
    remove: templates.remove,
    onRemoved: () => go(paths.templates()),
  })
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={t('templates.actions')}
            icon={<Ellipsis aria-hidden />}
            hasTooltip={false}
          />
        }
        groups={[
          {
            actions: [
              {
                label: t('templates.copy'),
                icon: <Copy aria-hidden />,
                disabledReason: why.copy,
                onSelect: () => copying.mutate(),
              },
              {
                label: t('templates.translate'),
                icon: <Languages aria-hidden />,
                disabledReason: why.translate,
                onSelect: () => setTranslating(true),
              },
              word.action,
              state === 'retired'
                ? {
                    label: t('templates.reinstate'),
                    icon: <ArchiveRestore aria-hidden />,
                    disabledReason: why.change,
                    onSelect: () => reinstating.mutate(),
                  }
                : {
                    label: t('templates.retire'),
                    icon: <Archive aria-hidden />,
                    disabledReason: why.change,
                    onSelect: () => setRetiring(true),
                  },
            ],
          },
          {
            actions: [
              {
                label: t('templates.delete'),
                icon: <Trash2 aria-hidden />,
                isDangerous: true,
                disabledReason: why.remove,
                onSelect: () => removal.mutate({ id: _id, name: title }),
              },
            ],
          },
        ]}
      />
      {word.dialog}
      {isTranslating && (
        <Suspense>
          <TranslateDialog template={template} onClose={() => setTranslating(false)} />
        </Suspense>
      )}
      {isRetiring && <RetireDialog template={template} onClose={() => setRetiring(false)} />}
    </>
  )
}

/** Why each act is refused to the person; null: it is theirs. */
function useReasons(template: TemplateRecord) {
  const { contracts } = template
  const t = useTexts()
  const me = useMe()
  const copy = holds(me, 'model:contracts:create')
    ? null
    : t.refusal({ code: 'NOT_ALLOWED_MODEL_CONTRACTS_CREATE' })
  return {
    copy,
    translate: copy ?? whyNotTranslated(t, template),
    change: holds(me, 'model:contracts:update')
      ? null
      : t.refusal({ code: 'NOT_ALLOWED_MODEL_CONTRACTS_UPDATE' }),
    remove: !holds(me, 'model:contracts:delete')
      ? t.refusal({ code: 'NOT_ALLOWED_MODEL_CONTRACTS_DELETE' })
      : contracts > 0
        ? t('templates.kept', { contracts })
        : null,
  }
}

function whyNotTranslated(t: ReturnType<typeof useTexts>, template: TemplateRecord): string | null {
  if (isTranslation(template)) return t.refusal({ code: 'TEMPLATE_IS_TRANSLATION' })
  if (template.version === null) return t('templates.translateUnpublished')
  return freeLocales(template).length === 0 ? t('templates.inAllLanguages') : null
}
