import type { RunningProduct } from './product.ts'

/** The address in the last invitation mailed to a person about this contract. */
export async function lastLink(
  product: RunningProduct,
  recipient: string,
  atLeast = 1,
): Promise<string> {
  const mails = await product.mailsTo(recipient, atLeast)
  const links = mails.flatMap(({ text }) => [...text.matchAll(/\/invitation\/#[\w-]{43}/g)])
  const link = links.at(-1)?.[0]
  if (!link) throw new Error(`no invitation was mailed to ${recipient}`)
  return link
}

/** The code in the last of at least this many mails to a person. */
export async function lastCode(
  product: RunningProduct,
  recipient: string,
  atLeast: number,
): Promise<string> {
  const mails = await product.mailsTo(recipient, atLeast)
  const codes = mails.flatMap(({ text }) => [...text.matchAll(/\b(\d{3}) (\d{3})\b/g)])
  const code = codes.at(-1)
  if (!code) throw new Error(`no code was mailed to ${recipient}`)
  return `${code[1]}${code[2]}`
}

/** The code mailed to a person about the contract with this title, polled among whatever else they receive. */
export async function codeAbout(
  product: RunningProduct,
  recipient: string,
  title: string,
): Promise<string> {
  for (let mails = 1; ; mails += 1) {
    const texts = (await product.mailsTo(recipient, mails)).map(({ text }) => text)
    const about = texts.filter((text) => text.includes(title))
    const code = about.flatMap((text) => [...text.matchAll(/\b(\d{3}) (\d{3})\b/g)])[0]
    if (code) return `${code[1]}${code[2]}`
    mails = texts.length
  }
}

/** Another code than this one. */
export function wrong(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}
