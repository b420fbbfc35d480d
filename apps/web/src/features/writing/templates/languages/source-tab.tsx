import {
  openStandings,
  sectionPairs,
} from '@tacite/document/template-languages/section-standings.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { AppLink } from '../../../../platform/app-link.tsx'
import { useTexts } from '../../../../platform/locale.ts'
import { holds, useMe } from '../../../../platform/me.ts'
import { paths } from '../../../../platform/paths.ts'
import { messageOf, showError } from '../../../../platform/query-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import {
  goToPart,
  toDocument,
  useCurrentSection,
  useOpenText,
  type WireDocument,
} from '../../texts/public.tsx'
import type { TemplateRecord } from '../template-queries.ts'
import {
  addSourceSection,
  followSource,
  sourceQuery,
  type TemplateSource,
} from './source-queries.ts'
import { SourceSection } from './source-section.tsx'

interface SourceTabProps {
  template: TemplateRecord
  wire: WireDocument
  /** Brings the text in front. */
  onText: () => void
}

/** « Source »: the text that a template translates, section by section, and how far its translation is. */
export function SourceTab(props: SourceTabProps) {
  const { data, error } = useQuery(sourceQuery(props.template._id))
  if (error && !data) return <p role="alert">{messageOf(error)}</p>
  if (data) return <Source {...props} source={data} />
  return (
    <LoadingRegion>
      <SkeletonText lines={8} />
    </LoadingRegion>
  )
}

function Source({ template, wire, source, onText }: SourceTabProps & { source: TemplateSource }) {
  const t = useTexts()
  const { editing } = useOpenText()
  const own = useDeferredValue(wire)
  const pairs = useMemo(
    () => sectionPairs({ source: source.document, own: toDocument(own), links: source.links }),
    [source, own],
  )
  const list = useRef<HTMLOListElement>(null)
  useScrolledTogether(list)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const ids = pairs.map((pair) => (pair.source ?? pair.own)!.id)
  const acts = useSourceActs(template, source)
  const open = openStandings(pairs)
  const toggle = (id: string) => {
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }
  return (
    <section aria-labelledby="template-source" className="flex flex-col gap-3 pt-3">
      <div>
        <h2 id="template-source" className="font-semibold break-words">
          <TextLink render={<AppLink to={paths.template(source._id)} />}>{source.title}</TextLink>
        </h2>
        <p className="text-sm text-ink-soft">
          {t('template-languages.source', {
            language: t(`templates.locale.${source.locale}`),
            version: source.version,
          })}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm">
          {open === 0
            ? t('template-languages.allTranslated')
            : t('template-languages.left', { count: open, total: pairs.length })}
        </p>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setFolded(new Set(folded.size === 0 ? ids : []))}
        >
          {t(folded.size === 0 ? 'template-languages.foldAll' : 'template-languages.unfoldAll')}
        </Button>
      </div>
      <ol ref={list} className="flex flex-col divide-y divide-line rounded-lg border border-line">
        {pairs.map((pair, at) => (
          <SourceSection
            key={ids[at]}
            pair={pair}
            source={source}
            ownTextId={template.textId}
            ownLocale={template.locale}
            isFolded={folded.has(ids[at]!)}
            onToggle={() => toggle(ids[at]!)}
            reason={acts.reason}
            isBusy={acts.isBusy}
            onFollow={() => acts.follow([pair.own!.id])}
            onAdd={() => acts.add(pair.source!.id)}
            onGo={() => {
              onText()
              goToPart(editing, { part: 'section', id: pair.own!.id }).catch(showError)
            }}
          />
        ))}
      </ol>
    </section>
  )
}

/** Saying that a section follows its source, and adding one; why neither can be done, if so. */
function useSourceActs({ _id, state }: TemplateRecord, { version }: TemplateSource) {
  const t = useTexts()
  const me = useMe()
  const following = useMutation({
    mutationFn: (sections: readonly string[]) => followSource(_id, version, sections),
    meta: { changes: ['templates'] },
  })
  const adding = useMutation({
    mutationFn: (section: string) => addSourceSection(_id, version, section),
    meta: { changes: ['templates', 'text'] },
  })
  return {
    reason: !holds(me, 'model:contracts:update')
      ? t('templates.readOnly')
      : state === 'retired'
        ? t('templates.retiredBand')
        : null,
    isBusy: following.isPending || adding.isPending,
    follow: (sections: readonly string[]) => following.mutate(sections),
    add: (section: string) => adding.mutate(section),
  }
}

const NO_ROWS: Parameters<typeof useCurrentSection>[0] = []

/** The section of the source stays beside the one that is read or written. */
function useScrolledTogether(list: { readonly current: HTMLOListElement | null }): void {
  const { current } = useCurrentSection(NO_ROWS)
  useEffect(() => {
    if (current === null) return
    const entry = list.current?.querySelector(`[data-translation="${CSS.escape(current)}"]`)
    const column = entry?.closest<HTMLElement>('[data-column]')
    // On a phone the text is in another tab: there is nothing to scroll beside it.
    if (!entry || !column || column.scrollHeight <= column.clientHeight) return
    column.scrollTop += entry.getBoundingClientRect().top - column.getBoundingClientRect().top - 8
  }, [current, list])
}
