import type { ReactNode } from 'react'
import { AppLink } from '../../../platform/app-link.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { paths } from '../../../platform/paths.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AdminAddress } from './admin-address.ts'

/** On one line of a list, so that a record beside it changes no height. */
export const RECORD_NAME =
  'font-medium break-words desktop:group-data-split/list:line-clamp-1 desktop:group-data-split/list:break-all'

/** The name of a row: it opens the record beside the list. */
export function RecordName(props: { id: string; name: ReactNode; address: AdminAddress }) {
  const { id, name, address } = props
  return (
    <TextLink isQuiet render={<AppLink to={address.openPath(id)} />}>
      <span className={RECORD_NAME}>{name}</span>
    </TextLink>
  )
}

/** How many contracts use a row, as a link to them. */
export function ContractsFigure({
  count,
  filter,
}: {
  count: number
  filter: Record<string, string>
}) {
  const formats = useFormats()
  const figure = formats.number(count)
  if (count === 0) return figure
  return <TextLink render={<AppLink to={paths.contracts(filter)} />}>{figure}</TextLink>
}

/** A row on a narrow screen: its name, and one line per detail. */
export function RecordCard({ name, lines }: { name: ReactNode; lines: readonly string[] }) {
  return (
    <div className="flex flex-col gap-1">
      {name}
      {lines.filter(Boolean).map((line, place) => (
        <p key={place} className="text-sm text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  )
}
