/** A valid PDF with many empty pages. */
export function longPdf(pages: number): string {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R >>'),
  ]
  return assemble(objects, '/Root 1 0 R')
}

/** A PDF with two pages, the second of which can't be read. */
export function halfBrokenPdf(): string {
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 595 842] >>',
      '<< /Type /Page /Parent 2 0 R >>',
      '(no page)',
    ],
    '/Root 1 0 R',
  )
}

/** A password-protected PDF. */
export function lockedPdf(): string {
  const key = 'ab'.repeat(32)
  return assemble(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${key}> /U <${key}> >>`,
    ],
    `/Root 1 0 R /Encrypt 3 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
  )
}

function assemble(objects: string[], trailer: string): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
}
