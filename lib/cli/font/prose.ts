/** Spanish prose typical of the site, with which its fonts are measured. */
export const PROSE =
  'El pingüino Ñandú comió kiwi a las 10:15 del 13 de junio de 2026, y ¿quién lo diría? Anotamos cada decisión con su ' +
  'motivo y con la fecha en que se tomó. Cada cambio pasa por otra persona antes de llegar a la rama principal; con dos ' +
  'núcleos basta para servir esta página a mucha gente. Los datos viajan una vez y se guardan cerca de quien los pide. ' +
  'Hola, soy una desarrolladora web de Madrid: escribo código, pruebas y artículos. «Todo junto», 5 min de lectura.'
