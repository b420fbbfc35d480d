import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { AppLink } from '../../../platform/app-link.tsx'
import { useTexts } from '../../../platform/locale.ts'
import { holds, useMe } from '../../../platform/me.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { rolePeopleQuery, type Role } from './roles-queries.ts'

/** Who has a role; each links to their record. */
export function RolePeople({ role }: { role: Role }) {
  const t = useTexts()
  const id = useId()
  const mayOpen = holds(useMe(), 'vendor:users')
  const [skip, setSkip] = useState(0)
  const { data } = useQuery(rolePeopleQuery(role._id, skip))
  return (
    <section aria-labelledby={id} className="flex max-w-200 flex-col gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {t('roles.peopleTitle')}
      </h2>
      {data?.count === 0 && <p className="text-ink-soft">{t('roles.nobody')}</p>}
      <ul className="grid gap-x-8 tablet:grid-cols-2">
        {data?.value.map(({ _id, name, email }) => (
          <li key={_id} className="flex flex-col border-b border-line py-2">
            {mayOpen ? (
              <TextLink isQuiet render={<AppLink to={paths.users({ open: _id })} />}>
                {name}
              </TextLink>
            ) : (
              name
            )}
            <span className="text-sm break-all text-ink-soft">{email}</span>
          </li>
        ))}
      </ul>
      {data && data.count > 20 && (
        <Pagination
          label={t('common.pagination.label')}
          skip={skip}
          pageSize={20}
          total={data.count}
          onSkip={setSkip}
        />
      )}
    </section>
  )
}
