import Link from 'next/link'
import './style.css'

export const metadata = { title: 'Un blog', description: 'Un blog de prueba' }

export default function Layout({ children }) {
  return (
    <html lang="es">
      <body>
        <header>
          <nav>
            <Link href="/">Artículos</Link>
          </nav>
        </header>
        <main>{children}</main>
        <footer>Un blog</footer>
      </body>
    </html>
  )
}
