/** Places of the smaller stars, and their radii. */
const STARS = [
  [28, 40, 1.4],
  [62, 92, 1],
  [88, 28, 1.8],
  [126, 66, 1.2],
  [158, 24, 1],
  [196, 52, 1.5],
  [232, 20, 1.1],
  [286, 40, 1.8],
  [318, 82, 1],
  [344, 26, 1.3],
  [442, 34, 1.2],
  [456, 96, 1.6],
  [366, 112, 1],
  [44, 134, 1.2],
] as const;

/** The star of the logo, around the origin, and its door. */
const STAR =
  'M-3.84-40.07Q0-47 3.84-40.07L13.01-23.54Q14.78-20.34 18.37-19.64L36.92-16.04Q44.7-14.52 39.3-8.73L26.41 5.09Q23.91 7.77 24.36 11.4L26.66 30.16Q27.63 38.02 20.44 34.68L3.32 26.69Q0 25.15-3.32 26.69L-20.44 34.68Q-27.63 38.02-26.66 30.16L-24.36 11.4Q-23.91 7.77-26.41 5.09L-39.3-8.73Q-44.7-14.52-36.92-16.04L-18.37-19.64Q-14.78-20.34-13.01-23.54Z';
const DOOR = 'M-7.99 29.14V2.35A7.99 7.99 0 0 1 7.99 2.35V29.14Z';

/** The hall at night, in both themes: without a connection it is unplugged and its door is dark. */
export function OfflineScene({ isConnected }: { isConnected: boolean }) {
  return (
    <svg viewBox="0 0 480 220" aria-hidden className="h-auto w-full rounded-2xl">
      <defs>
        <linearGradient id="offline-sky" x2="0" y2="1">
          <stop stopColor="#2b2f73" />
          <stop offset="1" stopColor="#10153a" />
        </linearGradient>
        <linearGradient id="offline-star" x2=".6" y2="1">
          <stop stopColor={isConnected ? '#ffd873' : '#8f93b8'} />
          <stop offset="1" stopColor={isConnected ? '#f2a52b' : '#565b8c'} />
        </linearGradient>
        <radialGradient id="offline-glow">
          <stop stopColor="#ffd873" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffd873" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="480" height="220" fill="url(#offline-sky)" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" opacity=".8" />
      ))}
      <circle cx="398" cy="62" r="24" fill="#f6efd8" />
      <circle cx="407" cy="55" r="22" fill="#282d6d" />
      <path d="M0 176Q100 126 220 160T480 132V220H0Z" fill="#1b2154" />
      {isConnected && <circle cx="240" cy="116" r="104" fill="url(#offline-glow)" />}
      <g transform="translate(240 116) scale(1.5)">
        <path d={STAR} fill="url(#offline-star)" />
        <path d={DOOR} fill={isConnected ? '#fff3cf' : '#171c46'} />
      </g>
      <path d="M0 204Q130 148 264 164T480 178V220H0Z" fill="#0b0f29" />
      <Cable isConnected={isConnected} />
    </svg>
  );
}

/** The cable of the hall: one line, or a plug that lies before its socket. */
function Cable({ isConnected }: { isConnected: boolean }) {
  const line = { fill: 'none', strokeWidth: 5, strokeLinecap: 'round' } as const;
  if (isConnected) return <path d="M0 198C70 176 90 212 140 190S190 186 214 166" stroke="#f8bd45" {...line} />;
  return (
    <g>
      <path d="M214 166C204 190 182 176 168 188" stroke="#8f93b8" {...line} />
      <g transform="translate(158 192) rotate(-24)">
        <rect x="-10" y="-9" width="20" height="18" rx="5" fill="#c9cbe6" />
        <path d="M-10-4H-20M-10 4H-20" stroke="#c9cbe6" strokeWidth="3.5" strokeLinecap="round" />
      </g>
      <path d="M0 198C40 186 56 208 92 202" stroke="#f8bd45" {...line} />
      <g transform="translate(102 200) rotate(-8)">
        <rect x="-11" y="-12" width="20" height="24" rx="6" fill="#f8bd45" />
        <path d="M3-4H10M3 4H10" stroke="#7a4d07" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path d="M122 180l3-9M130 186l8-5M118 177l-4-7" stroke="#ffd873" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}
