import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Sendable } from '../../../platform/http/send-file.ts'
import type { Platform } from '../../../platform/platform.ts'

export type BrandPart = 'icon' | 'logo'

/** The product's branding until a company chooses its own. */
const OWN = {
  icon: readFileSync(join(import.meta.dirname, 'logo-icon.svg')),
  logo: readFileSync(join(import.meta.dirname, 'logo-full.svg')),
}

interface Brand {
  siteName: string
  icon: string | null
  logo: string | null
}

export async function readBrand(db: CompanyDatabase): Promise<Brand> {
  const row = await db.tx
    .selectFrom('company')
    .where('company.id', '=', db.companyId)
    .select(['company.site_name', 'company.icon_sha256', 'company.logo_sha256'])
    .executeTakeFirstOrThrow()
  return { siteName: row.site_name, icon: row.icon_sha256, logo: row.logo_sha256 }
}

/** The image that represents the site: the company's own, else the product's. */
export async function brandPicture(
  { files, inCompany }: Pick<Platform, 'files' | 'inCompany'>,
  companyId: string | null,
  part: BrandPart,
): Promise<{ content: Sendable; mediaType: string }> {
  if (companyId === null) return { content: OWN[part], mediaType: 'image/svg+xml' }
  const file = await inCompany(companyId, async (db) => {
    const sha256 = (await readBrand(db))[part]
    if (sha256 === null) return null
    return db
      .select('file')
      .where('file.sha256', '=', sha256)
      .select(['file.sha256', 'file.media_type'])
      .executeTakeFirstOrThrow()
  })
  if (!file) return { content: OWN[part], mediaType: 'image/svg+xml' }
  return { content: await files.open(companyId, file.sha256), mediaType: file.media_type }
}
