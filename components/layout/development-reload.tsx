/** Loads the page again after an edit of the owner's files, which the bundler doesn't know of. For `npm run dev` alone. */
export function DevelopmentReload() {
  const script = "new EventSource('/api/development').onmessage = () => location.reload()"
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
