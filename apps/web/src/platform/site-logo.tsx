import { logoUrl, useSite } from './site.ts'

/** The icon and the name of the site, both from the server. The icon's space is reserved. */
export function SiteLogo() {
  const { siteName } = useSite()
  return (
    <span className="flex items-center gap-2.5">
      <img
        src={logoUrl('icon')}
        alt=""
        width={24}
        height={24}
        className="size-6 shrink-0 rounded-sm"
      />
      <span className="text-lg font-semibold tracking-[-0.01em] whitespace-nowrap text-ink menu-words">
        {siteName}
      </span>
    </span>
  )
}
