const WRITTEN = String.raw`Inc|INC|LLC|L\.L\.C|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|PLC|plc|GmbH|B\.V|N\.V|S\.A|S\.p\.A|AG`

/** Forms behind which an English name is over, as alternatives of a pattern. */
export const ENDING_FORMS_EN = WRITTEN
/** Those that names may also go on behind, too: « Alpha Company and Sons ». */
export const FORMS_EN = String.raw`${WRITTEN}|Company|COMPANY|L\.P|LP|LLP`
