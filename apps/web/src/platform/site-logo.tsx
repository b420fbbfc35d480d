import { useQuery } from '@tanstack/react-query'
import { logoUrl, siteQuery } from './site.ts'

/** The icon and the name of the site, both from the server. The icon has its place before it comes. */
export function SiteLogo() {
  const { data: site } = useQuery(siteQuery)
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={logoUrl('icon')}
        alt=""
        width={24}
        height={24}
        className="size-6 shrink-0 rounded-sm"
      />
      <span className="text-lg font-semibold tracking-[-0.01em] whitespace-nowrap text-ink transition-opacity group-data-[collapsed=true]/menu:opacity-0 group-focus-within/menu:opacity-100 group-hover/menu:opacity-100">
        {site?.siteName ?? 'Tacite'}
      </span>
    </span>
  )
}
