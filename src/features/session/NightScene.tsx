import { NightAxis } from './NightAxis.tsx';
import {
  type SceneBuilding,
  farBuildings,
  GROUND_Y,
  SCENE_HEIGHT,
  type SceneLamp,
  lamps,
  nearBuildings,
  stars,
  WATER_Y,
  SCENE_WIDTH,
} from './streetScene.ts';
import { isNight, useTonight } from '../../data/useTonight.ts';
import type { Language } from '../../i18n/language.ts';
import { translateSignInExtra } from './signInExtraMessages.ts';

/** A street of lamps at night, dark in both themes; below it is the real night. */
export const NightScene = ({ language }: { readonly language: Language }) => {
  const translate = translateSignInExtra(language);
  const tonight = useTonight();
  const night = isNight(tonight) ? tonight : undefined;
  return (
    <svg
      viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={
        night ? translate('signIn.picture.sun', night.labels) : translate('signIn.picture')
      }
    >
      <SceneGradients />
      {['sky', 'dusk', 'dawn'].map(light => (
        <rect key={light} width={SCENE_WIDTH} height={SCENE_HEIGHT} fill={`url(#scene-${light})`} />
      ))}
      {stars.map(({ x, y, size, opacity }, index) => (
        <circle key={index} cx={x} cy={y} r={size} fill="#cfe0e6" opacity={opacity} />
      ))}
      <Skyline blocks={farBuildings} fill="#10212a" />
      <Skyline blocks={nearBuildings} fill="#0c191f" />
      <rect y={GROUND_Y} width={SCENE_WIDTH} height={WATER_Y - GROUND_Y} fill="#0a1418" />
      <rect y={WATER_Y} width={SCENE_WIDTH} height={SCENE_HEIGHT - WATER_Y} fill="#081015" />
      <path d={`M0 ${WATER_Y}H${SCENE_WIDTH}`} stroke="#1b2d35" />
      {lamps.map(lamp => (
        <StreetLamp key={lamp.x} lamp={lamp} />
      ))}
      {night && <NightAxis night={night} />}
    </svg>
  );
};

const Skyline = ({
  blocks,
  fill,
}: {
  readonly blocks: readonly SceneBuilding[];
  readonly fill: string;
}) =>
  blocks.map(({ x, y, width, windows }) => (
    <g key={x}>
      <rect x={x} y={y} width={width} height={GROUND_Y - y} fill={fill} />
      {windows.map((window, index) => (
        <rect
          key={index}
          x={window.x}
          y={window.y}
          width={2.5}
          height={3.5}
          fill="#e9c98a"
          opacity={window.opacity}
        />
      ))}
    </g>
  ));

const StreetLamp = ({ lamp: { x, light, ripples } }: { readonly lamp: SceneLamp }) => {
  const coneSpread = 31 + 14 * light;
  const lampHeadX = x + 19;
  return (
    <g>
      <circle
        cx={lampHeadX + 1}
        cy={451}
        r={10 + 28 * light}
        fill="url(#scene-pool)"
        opacity={0.54 * light}
      />
      <ellipse
        cx={lampHeadX}
        cy={618}
        rx={21 + 35 * light}
        ry={7.2 + 6.8 * light}
        fill="url(#scene-pool)"
        opacity={light}
      />
      <path
        d={`M${lampHeadX - 9} 449H${lampHeadX + 9}L${lampHeadX + coneSpread} 616H${lampHeadX - coneSpread}Z`}
        fill="url(#scene-cone)"
        opacity={0.72 * light}
      />
      <path
        d={`M${x} 618V454a12 12 0 0 1 12-12h6`}
        fill="none"
        stroke="#3a4f59"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d={`M${x + 9} 440h14a7 7 0 0 1 7 7v2h-21z`} fill="#51656f" />
      <rect x={x + 11} y={449} width={17} height={3} rx={1.5} fill="#ffd98a" opacity={light} />
      {ripples.map(ripple => (
        <rect key={ripple.y} {...ripple} height={2} rx={1} fill="#f5ba45" />
      ))}
    </g>
  );
};

const SceneGradients = () => (
  <defs>
    <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#060b0e" />
      <stop offset=".55" stopColor="#0c1920" />
      <stop offset=".7" stopColor="#12262f" />
    </linearGradient>
    <radialGradient id="scene-dusk" cx="0" cy=".69" r=".62">
      <stop offset="0" stopColor="#b8683a" stopOpacity=".5" />
      <stop offset=".45" stopColor="#7a4a45" stopOpacity=".2" />
      <stop offset="1" stopColor="#12262f" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="scene-dawn" cx="1" cy=".69" r=".5">
      <stop offset="0" stopColor="#4f93a6" stopOpacity=".5" />
      <stop offset=".5" stopColor="#2b5c6b" stopOpacity=".2" />
      <stop offset="1" stopColor="#12262f" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="scene-pool">
      <stop offset="0" stopColor="#f5ba45" stopOpacity=".85" />
      <stop offset=".4" stopColor="#f5ba45" stopOpacity=".28" />
      <stop offset="1" stopColor="#f5ba45" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="scene-cone" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#ffd98a" stopOpacity=".5" />
      <stop offset="1" stopColor="#f5ba45" stopOpacity="0" />
    </linearGradient>
  </defs>
);
