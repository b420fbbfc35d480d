import { CURRENCIES } from '@tacite/domain/contracts/currencies.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { isTrimmed } from '../picture.ts'
import { replaces } from '../replaces.ts'
import { nameShapes } from '../shape-names.ts'

const holidayCalendars = ['france', 'alsaceMoselle'] as const

const companyForm = z.strictObject({
  name: z.string().trim().max(200),
  siteName: z.string().trim().max(60),
  /** IANA name: it determines the current day. */
  timeZone: z.string().max(60),
  holidayCalendar: z.enum(holidayCalendars),
  /** Days on which no letter can be posted, besides weekends and public holidays. */
  closingDays: z.array(z.iso.date()).max(366),
  /** `{year}` and `{counter}` once each, and a prefix. */
  referencePattern: z.string().max(80),
  /** Days before a notice limit from which a decision on the contract is required. */
  noticeWindowDays: z.number().int(),
  premium: z.boolean(),
  /** Of new contracts, and of every total: contracts in another one are listed apart. */
  currency: z.enum(CURRENCIES),
})

/** The letterhead of the company's Word files and PDFs: how much of it is taken, and what is not. */
const letterhead = z.object({
  /** The hash of what is kept. */
  sha256: z.string(),
  name: z.string(),
  styles: z.number().int(),
  headers: z.number().int(),
  footers: z.number().int(),
  images: z.number().int(),
  losses: z.array(z.enum(['text', 'drawings', 'objects', 'links', 'fields'])),
  /** What PDFs lack of it, besides. */
  paperLosses: z.array(z.enum(['fields', 'signs', 'images', 'length', 'height'])),
  /** Faces that PDFs are not set in, each with the one that stands for it. */
  replacedFaces: z.array(z.object({ face: z.string(), by: z.string() })),
})

const companySettings = z.object({
  ...companyForm.shape,
  /** The hashes of its own images; null: that of the product. */
  icon: z.string().nullable(),
  logo: z.string().nullable(),
  letterhead: letterhead.nullable(),
  /** The reference that the next contract would get. */
  nextReference: z.string(),
})
export type CompanySettings = z.infer<typeof companySettings>
export type CompanyForm = z.infer<typeof companyForm>

const brandPart = z.strictObject({ part: z.enum(['icon', 'logo']) })

/** The hash of the image that it replaces, `none` for that of the product, or `any`: whatever there is. */
const brandReplaced = z.strictObject(
  replaces(z.union([z.string().regex(/^[0-9a-f]{64}$/), z.enum(['none', 'any'])])),
)

nameShapes({ CompanySettings: companySettings, CompanyForm: companyForm })

export const companyEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/company',
    access: 'modules:company',
    summary: 'The settings of the company.',
    response: companySettings,
    revisionOf: 'company',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/company',
    access: 'modules:company',
    summary: 'Change the settings of the company.',
    body: companyForm,
    response: companySettings,
    revisionOf: 'company',
  }),
  setBrand: endpoint({
    method: 'PUT',
    path: '/company/brand/:part',
    access: 'modules:company',
    summary: 'Choose the icon or the logo: PNG, JPEG or WebP.',
    params: brandPart,
    query: brandReplaced,
    upload: 'multipart',
    response: companySettings.extend({ isTrimmed }),
    perMinute: 30,
  }),
  setLetterhead: endpoint({
    method: 'PUT',
    path: '/company/letterhead',
    access: 'modules:company',
    summary:
      'Choose the letterhead of Word files and PDFs: a .docx, of which styles, heads, feet and page are taken.',
    query: brandReplaced,
    upload: 'multipart',
    response: companySettings,
    perMinute: 30,
  }),
  removeLetterhead: endpoint({
    method: 'DELETE',
    path: '/company/letterhead',
    access: 'modules:company',
    summary: 'Make Word files and PDFs without a letterhead.',
    query: brandReplaced,
    response: companySettings,
  }),
  previewLetterhead: endpoint({
    method: 'GET',
    path: '/company/letterhead/preview',
    access: 'modules:company',
    summary: 'A contract of made-up values as PDF, on the letterhead of the company.',
    response: 'stream',
    perMinute: 30,
  }),
  removeBrand: endpoint({
    method: 'DELETE',
    path: '/company/brand/:part',
    access: 'modules:company',
    summary: 'Revert to the icon or logo of the product.',
    params: brandPart,
    query: brandReplaced,
    response: companySettings,
  }),
}
