import type { Locale } from '@tacite/domain/locale.ts'
import type { DocumentSection } from '@tacite/document/contract-document.ts'
import type {
  SectionPair,
  SectionStanding,
} from '@tacite/document/template-languages/section-standings.ts'
import { sourceChange } from '@tacite/document/template-languages/source-change.ts'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Suspense } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { Badge, type Tone } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useIsPhone } from '../../../../ui/use-is-phone.ts'
import { LazyContentChanges } from '../../content-changes/public.tsx'
import { RichTextView, useFields } from '../../texts/public.tsx'
import type { TemplateSource } from './source-queries.ts'

const TONES: Record<SectionStanding, Tone> = {
  untranslated: 'amber',
  translated: 'green',
  changed: 'amber',
  gone: 'neutral',
  missing: 'amber',
}

interface SourceSectionProps {
  pair: SectionPair
  source: TemplateSource
  ownTextId: string
  ownLocale: Locale
  isFolded: boolean
  onToggle: () => void
  /** Why nothing can be changed; null: it can. */
  reason: string | null
  isBusy: boolean
  onFollow: () => void
  onAdd: () => void
  onGo: () => void
}

/** One section of the source: how its translation stands, what it says, and what it changed. */
export function SourceSection(props: SourceSectionProps) {
  const { pair, source, ownTextId, ownLocale, isFolded, onToggle } = props
  const { standing, own } = pair
  const t = useTexts()
  const isPhone = useIsPhone()
  const Chevron = isFolded ? ChevronRight : ChevronDown
  const title = (pair.source ?? pair.own)!.title || t('template-languages.untitled')
  return (
    <li data-translation={own?.id} className="flex flex-col gap-2 p-3">
      <div className="flex items-start gap-1.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <button
            type="button"
            aria-expanded={!isFolded}
            onClick={onToggle}
            className="flex min-w-0 items-start gap-1.5 rounded-sm text-left font-medium hover:text-accent"
          >
            <Chevron aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            <span lang={source.locale} className="min-w-0 break-words">
              {title}
            </span>
          </button>
          <Badge tone={TONES[standing]}>{t(`template-languages.standing.${standing}`)}</Badge>
        </div>
      </div>
      {!isFolded && (
        <>
          {pair.source && (
            <Words section={pair.source} textId={source.textId} locale={source.locale} />
          )}
          {standing === 'changed' && <Changed pair={pair} />}
          {own && isPhone && (
            <div className="border-l-2 border-line-strong pl-3">
              <p lang={ownLocale} className="font-medium break-words">
                {own.title}
              </p>
              <Words section={own} textId={ownTextId} locale={ownLocale} />
            </div>
          )}
          <Acts {...props} />
        </>
      )}
    </li>
  )
}

function Words(props: { section: DocumentSection; textId: string; locale: Locale }) {
  const { section, textId, locale } = props
  const fields = useFields()
  return (
    <div lang={locale} className="rich-text font-serif text-[15px] leading-6 break-words">
      <RichTextView content={section.content} fields={fields} textId={textId} />
    </div>
  )
}

/** Since the section was last followed. */
function Changed({ pair }: { pair: SectionPair }) {
  const t = useTexts()
  const { byVariable } = useFields()
  const labels = Object.fromEntries([...byVariable].map(([name, { label }]) => [name, label]))
  const change = sourceChange(pair, { labels })
  if (!change) return null
  return (
    <div className="flex flex-col gap-1.5 rounded-md bg-canvas p-2">
      <p className="text-sm text-ink-soft">{t('template-languages.changedSince')}</p>
      <Suspense>
        <LazyContentChanges
          changes={{
            parts: [change],
            values: [],
            attachments: [],
            currencies: { before: '', after: '' },
          }}
        />
      </Suspense>
    </div>
  )
}

function Acts({ pair, reason, isBusy, onFollow, onAdd, onGo }: SourceSectionProps) {
  const t = useTexts()
  const { standing, own } = pair
  return (
    <div className="flex flex-wrap gap-2">
      {(standing === 'changed' || standing === 'gone' || standing === 'untranslated') && (
        <Button size="small" isBusy={isBusy} disabledReason={reason} onClick={onFollow}>
          {t(`template-languages.follow.${standing}`)}
        </Button>
      )}
      {standing === 'missing' && (
        <Button size="small" isBusy={isBusy} disabledReason={reason} onClick={onAdd}>
          {t('template-languages.add')}
        </Button>
      )}
      {own && (
        <Button size="small" variant="quiet" onClick={onGo}>
          {t('template-languages.go')}
        </Button>
      )}
    </div>
  )
}
