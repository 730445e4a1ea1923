import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';

// A canvas needs no style attributes, which the policy of the page forbids.
register([BarChart, LineChart, GridComponent, MarkLineComponent, CanvasRenderer]);

/** Draws into an element that has a size. Fetched with the first chart of a session. */
export const createEChart = (element: HTMLElement) => init(element, null, { renderer: 'canvas' });

export type EChart = ReturnType<typeof createEChart>;
